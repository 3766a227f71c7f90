package wire

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/draw"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Table says what is on the table, as a viewer sees it.
func (t *Teller) Table(v *view.View) Table {
	out := t.counters(v)
	table := v.Table()
	for id := range t.g.Ships {
		out.Ships = append(out.Ships, t.ship(v, game.ShipID(id)))
	}
	for id := range t.g.Obstacles {
		out.Obstacles = append(out.Obstacles, obstacle(table, id))
	}
	devices := t.devices(table)
	out.Devices = &devices
	return out
}

// Changes says what of the table has changed between two views of one viewer.
func (t *Teller) Changes(before, after *view.View) Table {
	out := t.counters(after)
	old, now := before.Table(), after.Table()
	cards := t.sameCards(before, after)
	for id := range t.g.Ships {
		if t.sameShip(before, after, game.ShipID(id), cards) {
			continue
		}
		out.Ships = append(out.Ships, t.ship(after, game.ShipID(id)))
	}
	for id := range t.g.Obstacles {
		if old.Obstacles[id] != now.Obstacles[id] {
			out.Obstacles = append(out.Obstacles, obstacle(now, id))
		}
	}
	if old.NDevices != now.NDevices || old.Devices != now.Devices {
		devices := t.devices(now)
		out.Devices = &devices
	}
	return out
}

// sameCards reports whether nothing has changed about any card, as mostly nothing has.
func (t *Teller) sameCards(before, after *view.View) bool {
	old, now := before.Table(), after.Table()
	if old.Charges != now.Charges || old.Cards != now.Cards {
		return false
	}
	for n := range now.Cards {
		if before.Title(n) != after.Title(n) {
			return false
		}
	}
	return true
}

// sameShip reports whether the ship's message is unchanged; cards says that nothing has changed about any card.
func (t *Teller) sameShip(before, after *view.View, id game.ShipID, cards bool) bool {
	old, now := before.Table(), after.Table()
	if old.Ships[id] != now.Ships[id] || old.Devices != now.Devices {
		return false
	}
	was, wasSet := before.Dial(t.g, id)
	is, isSet := after.Dial(t.g, id)
	if was != is || wasSet != isSet {
		return false
	}
	if old.Masked.Has(id) != now.Masked.Has(id) || old.Hidden.Has(id) != now.Hidden.Has(id) ||
		before.Masked(t.g, id) != after.Masked(t.g, id) || before.Hidden(t.g, id) != after.Hidden(t.g, id) {
		return false
	}
	if cards {
		return true
	}
	for n := range t.g.Cards {
		if t.g.Cards[n].Ship == id && old.Charges[n] != now.Charges[n] {
			return false
		}
	}
	for n := range now.Cards {
		mine := old.Cards[n].Ship == id || now.Cards[n].Ship == id
		if mine && (old.Cards[n] != now.Cards[n] || before.Title(n) != after.Title(n)) {
			return false
		}
	}
	return true
}

// counters says what a table says in every update.
func (t *Teller) counters(v *view.View) Table {
	s := v.Table()
	out := Table{
		Round: int(s.Round), Phase: s.Phase.String(), Initiative: int(s.Initiative),
		Edge: int(s.Edge), Attack: t.attack(s), Active: t.active(s), Markers: markers(t.g, s),
	}
	if s.NObstacles > 0 || s.Round > 0 || t.placed(s) {
		out.First = SeatOf(s.First)
	}
	out.Scored = scored(t.g, s)
	return out
}

// placed reports whether a ship has been placed, so that there is a first player.
func (t *Teller) placed(s *game.Table) bool {
	for id := range t.g.Ships {
		if s.Ships[id].OnTable {
			return true
		}
	}
	return false
}

// active returns the ship whose step of a phase it is, nil if it is no one's.
func (t *Teller) active(s *game.Table) *int {
	for i := int(s.Depth) - 1; i >= 0; i-- {
		switch f := &s.Frames[i]; f.Proc {
		case t.g.Roles[card.ActivateRole], t.g.Roles[card.EngageRole], t.g.Roles[card.SystemRole]:
			return shipNumber(f.Self)
		}
	}
	return nil
}

// attack encodes the attack in progress, once its defender is declared.
func (t *Teller) attack(s *game.Table) *AttackState {
	if s.NAttacks == 0 {
		return nil
	}
	a := &s.Attacks[s.NAttacks-1]
	if !a.Declared {
		return nil
	}
	return &AttackState{
		Attacker: int(a.Attacker), Defender: int(a.Defender), Section: a.Section.String(),
		Weapon: t.Language.Weapon(t.g, a.Attacker, int(a.Weapon)), Range: int(a.Range),
		Obstructed: a.Obstructed, Attack: poolOf(&a.Attack), Defense: poolOf(&a.Defense),
	}
}

// shown are the faces in the order of dice in messages.
var shown = [...]game.Face{game.Crit, game.Hit, game.Evade, game.Focus, game.Blank}

// poolOf lists what dice show.
func poolOf(p *game.Pool) []string {
	list := []string{}
	for _, f := range shown {
		for range p.Count(f) {
			list = append(list, f.String())
		}
	}
	return list
}

// ship encodes a ship.
func (t *Teller) ship(v *view.View, id game.ShipID) Ship {
	table, info := v.Table(), &t.g.Ships[id]
	s := &table.Ships[id]
	out := Ship{
		ID: int(id), Initiative: int(s.Initiative), Shields: int(s.Shields),
		MoreShields: int(s.MoreShields), MoreHull: int(s.MoreHull),
		Hull: max(0, s.HullValue(info, game.ForeSection)-int(s.Damage)), Force: int(s.Force), Facedown: int(s.Facedown),
		Locks: t.locks(table, s), Marks: t.marks(s), Turret: t.turret(info, s),
		Dial: t.dial(v, id), Charges: t.charges(table, id),
	}
	if info.Pair {
		out.Turret2 = s.TurretAt(game.SecondTurret).String()
	}
	if table.Formed.Has(id) {
		out.Leader = shipNumber(info.Wing.Leader)
	}
	if s.OnTable {
		pose := poseOf(s.Pose)
		out.Pose = &pose
	} else if pose, ok := t.remotePose(table, id); ok {
		out.Pose = &pose
	} else {
		out.Away = absence(s)
		if carrier := s.Carrier(); carrier != game.NoShip && !s.Destroyed && !s.Fled {
			id := int(carrier)
			out.Carrier = &id
		}
	}
	for kind, n := range s.Tokens {
		if info := &t.g.Tokens[kind]; n > 0 {
			out.Tokens = append(out.Tokens, Token{info.Name, colors[info.Color], int(n)})
		}
	}
	if s.Victory > 0 {
		out.Tokens = append(out.Tokens, victoryToken(int(s.Victory)))
	}
	t.dealt(v, id, &out)
	out.Conditions = append(out.Conditions, t.facedown(v, id)...)
	t.hugeShip(v, id, &out)
	return out
}

// remotePose returns where a remote is on the table, facing as it attacks.
func (t *Teller) remotePose(table *game.Table, id game.ShipID) (Pose, bool) {
	if t.g.Ships[id].Remote != nil {
		for i := range table.Devices[:table.NDevices] {
			if d := &table.Devices[i]; d.Ship == id {
				base := geom.PlaceRemote(t.g.Devices[d.Kind].Outline, d.Pose)
				return poseOf(base.Pose), true
			}
		}
	}
	return Pose{}, false
}

// Why ships are not on the table.
const (
	awayDestroyed = "destroyed"
	awayFled      = "fled"
	awayDocked    = "docked"
	awayReserve   = "in reserve"
	awayUnplaced  = "not placed"
)

// absence says why a ship is not on the table.
func absence(s *game.Ship) string {
	switch {
	case s.Destroyed:
		return awayDestroyed
	case s.Fled:
		return awayFled
	case s.Carrier() != game.NoShip:
		return awayDocked
	case s.InReserve():
		return awayReserve
	}
	return awayUnplaced
}

// locks lists what a ship has locked.
func (t *Teller) locks(table *game.Table, s *game.Ship) []Lock {
	var list []Lock
	for _, o := range s.Locks {
		if o.Kind != game.NoObject {
			list = append(list, Lock{Ship: shipNumber(o.Ship()), Section: o.Section().String(),
				Text: t.Language.Object(t.g, table, o).String()})
		}
	}
	return list
}

// marked are the marks of ships.
var marked = []string{
	"activated", "engaged", "attacked", "dial on its card", "destroyed", "will be destroyed at the end " +
		"of the round",
}

// marks says what a ship has done this round, and what it touches.
func (t *Teller) marks(s *game.Ship) []string {
	var list []string
	for i, on := range [...]bool{
		s.Activated, s.Engaged, s.Attacked, s.DialKept, s.OnTable && s.Destroyed, s.Doomed,
	} {
		if on {
			list = append(list, marked[i])
		}
	}
	for id := range t.g.Ships {
		if s.Touching.Has(game.ShipID(id)) {
			list = append(list, "touching "+draw.Letter(game.ShipID(id)))
		}
	}
	return list
}

// turret names the arc that a ship's indicator points at, nothing if it has none.
func (t *Teller) turret(info *game.ShipInfo, s *game.Ship) string {
	for i := range info.Weapons {
		if info.Weapons[i].Turret {
			return s.TurretAt(game.FirstTurret).String()
		}
	}
	return ""
}

// dial says how a ship's dial lies.
func (t *Teller) dial(v *view.View, id game.ShipID) *DialState {
	s := &v.Table().Ships[id]
	d := DialState{Set: s.DialSet, Revealed: !s.Revealed.IsNone()}
	if m, ok := v.Dial(t.g, id); ok {
		d.Maneuver = t.maneuver(m)
	}
	if d.Revealed {
		d.Maneuver = t.maneuver(s.Revealed)
	}
	if d == (DialState{}) {
		return nil
	}
	return &d
}

// charges lists the cards of a ship that change: those with charges, with two sides, with tokens on
// them, and those discarded.
func (t *Teller) charges(table *game.Table, id game.ShipID) []Charge {
	var list []Charge
	for n := range t.g.Cards {
		info, c := &t.g.Cards[n], &table.Charges[n]
		if info.Ship == id && (info.Charges > 0 || c.Active > 0 || info.Sides > 1 || c.Off || c.Held != 0) {
			side := int(c.Side)
			if c.Away() {
				side = 0
			}
			list = append(list, Charge{n, int(c.Active), side, c.Off, c.Away(), t.held(c.Held)})
		}
	}
	return list
}

// held names the kinds of tokens that lie on a card.
func (t *Teller) held(set game.TokenSet) []string {
	var list []string
	for kind := range game.NumTokens {
		if set.Has(kind) {
			list = append(list, t.g.Tokens[kind].Name)
		}
	}
	return list
}

// dealt adds a ship's damage cards and conditions whose title the viewer knows.
func (t *Teller) dealt(v *view.View, id game.ShipID, out *Ship) {
	table := v.Table()
	for n := range table.Cards[:table.NCards] {
		c := &table.Cards[n]
		if !c.InUse || c.Ship != id {
			continue
		}
		code, faceup := c.Code, c.Faceup()
		if !faceup {
			code = v.Title(n)
		}
		if code == 0 {
			continue
		}
		what := t.g.Dealt[code]
		does := t.book.dealt[what.ID]
		if !t.isDamage(code) {
			if borne := t.g.Borne(table, n); borne != 0 {
				does += " " + t.Language.SayOut(t.g, "holds", 0, text.Of("what", t.g.Dealt[borne].Name)).String()
			}
			out.Conditions = append(out.Conditions, CardText{
				ID: len(t.g.Cards) + n, Code: what.ID, Name: what.Name, Slot: "condition", Does: does,
			})
			continue
		}
		out.Damage = append(out.Damage, DamageCard{Name: what.Name, Does: does, Faceup: faceup,
			Section: c.Section.String()})
	}
}

// facedown encodes a ship's secret condition and an upgrade under one of its cards. Its own side sees what it is;
// the others see that there is one.
func (t *Teller) facedown(v *view.View, id game.ShipID) []CardText {
	var list []CardText
	next := len(t.g.Cards) + game.MaxDealt
	if v.Table().Masked.Has(id) {
		item := CardText{ID: next, Slot: "condition", Name: t.unnamed("secret-condition")}
		if code := v.Masked(t.g, id); code != 0 {
			item.Code = t.g.Dealt[code].ID
			item.Name, item.Does = t.facedownName(t.g.Dealt[code].Name), t.book.dealt[item.Code]
		}
		list = append(list, item)
	}
	if v.Table().Hidden.Has(id) {
		item := CardText{ID: next + 1, Slot: "facedown", Name: t.unnamed("facedown-upgrade")}
		if card := v.Hidden(t.g, id); card != game.NoCard {
			item.Code, item.Name = t.g.Cards[card].ID, t.facedownName(t.g.Cards[card].Name)
			item.Does = t.book.Does(&t.g.Cards[card])
		}
		list = append(list, item)
	}
	return list
}

// unnamed names what a viewer may not know.
func (t *Teller) unnamed(id string) string { return t.Language.Say(t.g, id, 0).Capital().String() }

// facedownName names a card that lies facedown to those who know it.
func (t *Teller) facedownName(name string) string {
	return t.Language.Say(t.g, "facedown", 0, text.Of("what", name)).String()
}

// isDamage reports whether a card that is dealt is a damage card: they alone have a trait.
func (t *Teller) isDamage(code uint8) bool {
	return t.g.Dealt[code].Trait != ""
}
