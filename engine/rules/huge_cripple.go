package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// cripple turns the ship card of a section over that has as many damage cards as hull: it has no shields, no
// more energy than that side can hold, and no more upgrades than that side has icons
// (1e.cr90.crippled-condition, 1e.cr90.crippled-flip, 1e.cr90.crippled-discard-energy).
func cripple(x *game.Exec, id game.ShipID, at game.Section) {
	s, info := x.Ship(id), x.Info(id)
	s.Crippled = s.Crippled.With(at)
	*s.ShieldsAt(info, at) = 0
	e := game.NewEvent(game.SectionCrippled, "cr90.crippled-condition", id)
	e.Object = at.Of(id)
	x.Emit(e)
	excess := card.EnergyOf(x, id) - info.Huge.Limit(s)
	card.RemoveTokens(x, id, game.EnergyToken, max(0, excess), "cr90.crippled-discard-energy")
	if s.Crippled != game.BothSections {
		x.Call(card.CrippleRole, id)
	}
}

// CrippleSteps let the player of a ship choose the upgrades that are discarded, until those left at a crippled
// section fit the icons of its other side (1e.cr90.crippled-discard-upgrades).
var CrippleSteps = game.Parts{CardChoice{Name: "choose an upgrade to discard", Again: true,
	Fits: func(x *game.Exec, i int) bool {
		c := &x.G.Cards[i]
		return c.Ship == x.Self() && x.Ship(c.Ship).Crippled.Has(c.Section) && !x.S.Charges[i].Off &&
			inExcess(x, c)
	}, Take: func(x *game.Exec, id game.CardID) {
		card.TurnDown(x, id, "cr90.crippled-discard-upgrades")
	}}.Step()}

// inExcess reports whether a crippled section has more cards of a slot than the slots that are left.
func inExcess(x *game.Exec, of *game.CardInfo) bool {
	switch of.Slot {
	case "pilot", "ship", "title", "modification":
		return false
	}
	n := 0
	for i := range x.G.Cards {
		c := &x.G.Cards[i]
		if c.Ship == of.Ship && c.Section == of.Section && icon(c) == icon(of) && !x.S.Charges[i].Off {
			n++
		}
	}
	for _, slot := range x.Info(of.Ship).Huge.Left[of.Section] {
		if slot == icon(of) {
			n--
		}
	}
	return n > 0
}

// icon returns the icon that an upgrade of a huge ship takes: torpedoes and missiles have those of hardpoints,
// which a card lets them take.
func icon(c *game.CardInfo) string {
	if c.Slot == "torpedo" || c.Slot == "missile" {
		return "hardpoint"
	}
	return c.Slot
}

// offDial reports whether a maneuver is not on the dial of a huge ship because a section is crippled
// (1e.huge.crippled.maneuvers).
func offDial(x *game.Exec, id game.ShipID, m game.Maneuver) bool {
	h := x.Info(id).Huge
	if h == nil {
		return false
	}
	for _, at := range sections {
		if !x.Ship(id).Crippled.Has(at) {
			continue
		}
		for _, lost := range h.Lost[at] {
			if lost == m {
				return true
			}
		}
	}
	return false
}
