package odds

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Shot is an attack that a ship could make.
type Shot struct {
	Attacker, Defender game.ShipID
	Section            game.Section // of a huge defender
	Weapon             int
	Range              int
	Most               bool // along the line that passes over as much as possible, where there is a choice
}

// Weigh returns the situation of an attack that a ship could make as x stands, with the dice as
// cards have them; ok is false if as many attacks are going on as there is room for.
func Weigh(x *game.Exec, shot Shot) (s Situation, ok bool) {
	state := x.S
	if int(state.NAttacks) == game.MaxAttacks {
		return s, false
	}
	at := &state.Attacks[state.NAttacks]
	*at = game.Attack{
		Attacker: shot.Attacker, Defender: shot.Defender, Section: shot.Section, Weapon: uint8(shot.Weapon),
		Range: int8(shot.Range), Declared: true,
		TurretArc: card.WeaponArc(x, shot.Attacker, &x.G.Ships[shot.Attacker].Weapons[shot.Weapon]),
	}
	rules.Cover(x, at, shot.Most)
	state.NAttacks++
	s = Of(x)
	state.NAttacks--
	*at = game.Attack{}
	return s, true
}

// Of returns the situation of the attack that is going on as x stands, with as many dice as are
// to be rolled.
func Of(x *game.Exec) Situation {
	a := x.Attack()
	defender := x.Ship(a.Defender)
	s := Situation{
		Attack: rules.AttackDiceCount(x), Defense: rules.DefenseDiceCount(x),
		Attacker: sideOf(x, a.Attacker), Defender: sideOf(x, a.Defender),
		EvadeAdds: evadeAdds(x.G),
		Shields:   int(defender.Shields),
		Hull: defender.HullValue(x.Info(a.Defender), game.ForeSection) -
			x.Query(card.DamageWorth, a.Defender, int(defender.Damage)),
		Deck: deckOf(x.G, x.S, a.Defender, a.Section),
	}
	if info := x.Info(a.Defender); info.Huge != nil {
		s.Shields, s.Hull = int(*defender.ShieldsAt(info, a.Section)), hullAt(info, defender, a.Section)
	}
	s.Attacker.Evade = 0
	s.Attacker.Lock = card.CanSpendLock(x, a.Attacker, a.Defender)
	if reinforceAdds(x.G) {
		s.Evades = rules.Reinforcement(x)
	} else {
		s.Defender.Reinforce = reinforced(x, a)
	}
	if w := card.WeaponOf(x, a); !a.Terms.Paid {
		if w.SpendLock {
			s.Attacker.Lock = false
		}
		if w.SpendFocus {
			s.Attacker.Focus = max(0, s.Attacker.Focus-1)
		}
		s.Attacker.Force = max(0, s.Attacker.Force-int(w.Force))
	}
	if !card.MayModify(x, a.Attacker, game.AttackDice, game.ByForce) {
		s.Attacker = Side{}
	}
	if !card.MayModify(x, a.Defender, game.DefenseDice, game.ByForce) {
		s.Defender = Side{Reinforce: s.Defender.Reinforce}
	}
	return s
}

// hullAt returns how much hull a section of a huge ship has left: its own, or all that a ship with one card has
// (1e.huge.damage.section-shields, 1e.gr75.single-hull).
func hullAt(info *game.ShipInfo, s *game.Ship, at game.Section) int {
	damage, _, _ := s.CardsAt(at)
	if !info.Huge.Two {
		return s.AllHullValue(info) - s.AllDamage()
	}
	return s.HullValue(info, at) - int(*damage)
}

// sideOf returns what is on a ship for its dice.
func sideOf(x *game.Exec, id game.ShipID) Side {
	s := x.Ship(id)
	return Side{
		Focus: int(s.Tokens[game.FocusToken]), Calculate: int(s.Tokens[game.CalculateToken]),
		Force: int(s.Force), Evade: int(s.Tokens[game.EvadeToken]),
	}
}

// reinforceAdds reports whether reinforcement adds an evade result in this game, and does not cancel one
// of several results.
func reinforceAdds(g *game.Game) bool {
	return slices.ContainsFunc(g.Procs[g.Roles[card.AttackRole]].Steps, func(s game.Step) bool {
		return s.Name == rules.AddReinforcement.Name
	})
}

// reinforced returns how many reinforce tokens of the defender lie on the attacked side.
func reinforced(x *game.Exec, a *game.Attack) int {
	s := x.Ship(a.Defender)
	if !s.Has(game.ReinforceFore) && !s.Has(game.ReinforceAft) {
		return 0
	}
	switch card.Bearing(x, a.Defender, a.Attacker) {
	case geom.InFront:
		return int(s.Tokens[game.ReinforceFore])
	case geom.Behind:
		return int(s.Tokens[game.ReinforceAft])
	}
	return 0
}

// evadeAdds reports whether an evade token adds a result in this game, and does not turn a die.
func evadeAdds(g *game.Game) bool {
	return slices.ContainsFunc(g.RuleHooks[card.ModifyDefense], func(a *game.Ability) bool {
		return a.Spends == game.EvadeAsResult
	})
}
