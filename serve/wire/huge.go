package wire

import (
	"math"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/text"
	"koiogran/play/view"
)

// hugeCard adds to what is printed for a ship what is printed for a huge one.
func (t *Teller) hugeCard(info *game.ShipInfo, c *ShipCard) {
	h := info.Huge
	if info.Undivided() {
		c.Energy = int(t.g.Cards[info.Pilots].Charges)
	}
	if h == nil {
		return
	}
	c.Hull, c.Shields, c.Energy = info.AllHull(), info.AllShields(), int(h.Energy)
	for _, at := range game.Sections() {
		card := SectionCard{Name: at.String()}
		if h.Two {
			card.Hull, card.Shields = info.HullOf(at), info.ShieldsOf(at)
			actions := h.Fore
			if at == game.AftSection {
				actions = h.Aft
			}
			for _, line := range info.Actions {
				if actions.Has(line.Action) {
					card.Actions = append(card.Actions, t.action(line.Action))
				}
			}
		}
		c.Sections = append(c.Sections, card)
	}
}

// hugeWeapon adds to a weapon of a huge ship what carries it and what it costs.
func (t *Teller) hugeWeapon(info *game.ShipInfo, w *game.Weapon, out *Weapon) {
	if info.Huge == nil {
		return
	}
	if w.Primary() {
		if info.Huge.Two {
			out.Section = game.ForeSection.String()
		}
		return
	}
	n := int(w.Card)
	out.Card, out.Section = &n, t.g.Cards[w.Card].Section.String()
	out.Energy = int(w.Charges)
}

// hugeSectors returns the arcs of huge ships: lines through corners of the two plastic bases and the ends of the
// line between the sections, around the middle of one of them (geometry 8.2).
func hugeSectors(size geom.Size, arc geom.Arc) []Sector {
	half, plastic := float64(size.Length())/2, float64(size.Width())
	middle := plastic / 2
	degrees := func(aside, ahead float64) float64 {
		return math.Round(math.Atan2(aside, ahead)*180/math.Pi*1e6) / 1e6
	}
	fore, aft := half-middle, middle-half
	slant := degrees(middle, fore) // from the middle of a base to an end of the dividing line
	bow := degrees(middle, half-plastic)
	between := func(from, to, ahead float64) Sector {
		at := Point{Y: ahead}
		return Sector{Name: arc.String(), From: Pose{at, from}, To: Pose{at, to}}
	}
	switch arc {
	case geom.ForeBroadside:
		return []Sector{between(45, 135, fore), between(225, 315, fore)}
	case geom.AftBroadside:
		return []Sector{between(45, 135, aft), between(225, 315, aft)}
	case geom.BowTurret:
		return []Sector{between(180+slant, 180-slant, fore)}
	case geom.BowArc:
		return []Sector{between(360-bow, bow, 0)}
	case geom.AftStarboard:
		return []Sector{between(slant, 135, aft)}
	case geom.AftPort:
		return []Sector{between(225, 360-slant, aft)}
	case geom.AftArcs:
		return []Sector{between(slant, 135, aft), between(225, 360-slant, aft)}
	}
	return nil
}

// maneuverOf encodes a maneuver of a ship, with the energy that a huge ship gains from it.
func (t *Teller) maneuverOf(id game.ShipID, m game.Maneuver) *Maneuver {
	out := t.maneuver(m)
	if id == game.NoShip {
		return out
	}
	if info := &t.g.Ships[id]; info.Huge != nil {
		own := *out
		own.Energy = info.Huge.Gain(info.Dial, m)
		return &own
	}
	return out
}

// hugeShip adds to what can change about a ship how the sections of a huge one stand. Damage cards beyond
// the hull do not count.
func (t *Teller) hugeShip(v *view.View, id game.ShipID, out *Ship) {
	info, s := &t.g.Ships[id], &v.Table().Ships[id]
	h := info.Huge
	if info.Undivided() {
		card := info.Pilots
		out.Energy = &Energy{int(v.Table().Charges[card].Active), int(t.g.Cards[card].Charges)}
	}
	if h == nil {
		return
	}
	out.Energy = &Energy{int(s.Tokens[game.EnergyToken]), h.Limit(s)}
	out.Hull, out.Facedown = max(0, s.AllHullValue(info)-s.AllDamage()), int(s.Facedown+s.Aft.Facedown)
	if h.Two {
		out.Shields, out.Hull = s.AllActive(), 0
	}
	for _, at := range game.Sections() {
		damage, _, _ := s.CardsAt(at)
		section := Section{Name: at.String(), Cards: int(*damage), Crippled: s.Crippled.Has(at),
			Reinforced: int(s.Tokens[reinforces[at]])}
		if h.Two {
			section.Shields = int(*s.ShieldsAt(info, at))
			if !section.Crippled {
				section.Hull = max(0, s.HullValue(info, at)-int(*damage))
			}
			out.Hull += section.Hull
		}
		out.Sections = append(out.Sections, section)
	}
}

// reinforces are the tokens of the sections.
var reinforces = [...]game.Token{
	game.ForeSection: game.ReinforceFore, game.AftSection: game.ReinforceAft,
}

// hugeMeets says what a huge ship would meet where its move ends: only that counts. Other huge ships stop
// it, small and large ones are destroyed, obstacles are removed and cost a damage card
// (1e.huge.move.final-position-only, 1e.huge.overlap.small-large-destroyed).
func (t *Teller) hugeMeets(v *view.View, p geom.Placed, list []Meeting) []Meeting {
	tokens, objects := t.x.Tokens()
	for i := range tokens {
		if !geom.OverlapToken(&p, &tokens[i], geom.WithGuides) {
			continue
		}
		what := t.Language.Object(t.g, v.Table(), objects[i])
		if objects[i].Kind != game.DeviceObject {
			what = t.Language.Say(t.g, "meets object/crushes", 0, text.Arg{Name: "what", Is: what})
		}
		list = append(list, Meeting{Kind: "object", Text: what.String(), Object: objectWords(objects[i])})
	}
	return list
}
