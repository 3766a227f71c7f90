package cardimport

import (
	"fmt"
	"slices"

	"koiogran/engine/data"
)

// verify checks what one row says about others: ids are unique within their kind, and every id,
// name or keyword that a row refers to exists.
func verify(c *data.Catalogue) []error {
	v := verifier{c: c}
	unique(&v, "faction", c.Factions, func(f data.Faction) string { return string(f.ID) })
	unique(&v, "ship", c.Ships, func(s data.Ship) string { return s.ID })
	unique(&v, "pilot", c.Pilots, func(p data.Pilot) string { return p.ID })
	unique(&v, "upgrade", c.Upgrades, func(u data.Upgrade) string { return u.ID })
	unique(&v, "condition", c.Conditions, func(d data.Condition) string { return d.ID })
	unique(&v, "damage card", c.Damage, func(d data.DamageCard) string { return d.ID })
	for i := range c.Pilots {
		v.pilot(&c.Pilots[i])
	}
	for i := range c.Upgrades {
		v.upgrade(&c.Upgrades[i])
	}
	for i := range c.Scenarios {
		for _, force := range c.Scenarios[i].Forces {
			for _, ship := range force.Ships {
				v.quickShip(ship)
			}
		}
	}
	for _, build := range c.QuickBuilds {
		for _, ship := range build.Ships {
			v.quickShip(ship)
		}
	}
	return v.errs
}

type verifier struct {
	c    *data.Catalogue
	errs []error
}

func (v *verifier) want(ok bool, card, what string, value any) {
	if !ok {
		err := fmt.Errorf("%w: %s: %s %q: expected one that is in the data", ErrImport, card, what, value)
		v.errs = append(v.errs, err)
	}
}

func unique[Row any](v *verifier, kind string, rows []Row, id func(Row) string) {
	for i, row := range rows {
		if id(row) == "" {
			v.errs = append(v.errs, fmt.Errorf("%w: %s: expected an id", ErrImport, kind))
		}
		if i > 0 && id(row) == id(rows[i-1]) {
			err := fmt.Errorf("%w: %s %q: expected one row only", ErrImport, kind, id(row))
			v.errs = append(v.errs, err)
		}
	}
}

func (v *verifier) pilot(p *data.Pilot) {
	_, ok := v.c.Ship(p.Ship)
	v.want(ok, p.ID, "ship", p.Ship)
	_, ok = v.c.Faction(p.Faction)
	v.want(ok, p.ID, "faction", p.Faction)
	v.conditions(p.ID, p.Conditions)
	if p.Needs != "" {
		_, ok = v.c.Upgrade(p.Needs)
		v.want(ok, p.ID, "needed upgrade", p.Needs)
	}
	if p.Launched != "" {
		_, ok = v.c.Upgrade(p.Launched)
		v.want(ok, p.ID, "upgrade that launches it", p.Launched)
	}
}

func (v *verifier) upgrade(u *data.Upgrade) {
	if u.Needs != "" {
		_, ok := v.c.Upgrade(u.Needs)
		v.want(ok, u.ID, "needed upgrade", u.Needs)
	}
	for _, id := range u.Armaments {
		_, ok := v.c.Upgrade(id)
		v.want(ok, u.ID, "armament", id)
	}
	for _, side := range u.Sides {
		v.conditions(u.ID, side.Conditions)
	}
	for _, r := range u.Restrictions {
		for _, faction := range r.Factions {
			_, ok := v.c.Faction(faction)
			v.want(ok, u.ID, "restriction to faction", faction)
		}
		for _, ship := range r.Ships {
			_, ok := v.c.Ship(ship)
			v.want(ok, u.ID, "restriction to ship", ship)
		}
		for _, keyword := range r.Keywords {
			v.want(v.anyPilot(func(p *data.Pilot) bool { return slices.Contains(p.Keywords, keyword) }),
				u.ID, "restriction to keyword", keyword)
		}
		for _, ability := range r.ShipAbilities {
			v.want(v.anyPilot(func(p *data.Pilot) bool { return p.ShipAbility == ability }),
				u.ID, "restriction to ship ability", ability)
		}
		for _, name := range r.Names {
			v.want(v.anyPilot(func(p *data.Pilot) bool { return data.Key(p.Name) == data.Key(name) }),
				u.ID, "restriction to name", name)
		}
	}
}

func (v *verifier) anyPilot(is func(*data.Pilot) bool) bool {
	return slices.ContainsFunc(v.c.Pilots, func(p data.Pilot) bool { return is(&p) })
}

func (v *verifier) conditions(card string, ids []string) {
	for _, id := range ids {
		_, ok := v.c.Condition(id)
		v.want(ok, card, "condition", id)
	}
}

func (v *verifier) quickShip(ship data.QuickShip) {
	_, ok := v.c.Pilot(ship.Pilot)
	v.want(ok, "quick build", "pilot", ship.Pilot)
	for _, id := range ship.Upgrades {
		_, ok := v.c.Upgrade(id)
		v.want(ok, "quick build of "+ship.Pilot, "upgrade", id)
	}
}
