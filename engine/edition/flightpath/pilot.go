package flightpath

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// pilots are what unique pilots do: those of the Federation, then those of Zeon.
func pilots() []Def { return slices.Concat(federation(), zeon()) }

// one is a pilot with one ability that may be used.
func one(id, summary string, a Ability) Def {
	return Def{ID: id, Summary: summary, Abilities: []Ability{a}}
}

// ace is a pilot who may change the attack dice if conditions hold.
func ace(id, summary string, do Op, conds ...Cond) Def {
	return one(id, summary, Ability{Name: "modify the attack", When: ModifyAttack,
		If: conds, Do: []Op{do}})
}

// after is an ability that Self may use after something that it has done itself.
func after(name string, when game.Window, conds []Cond, do ...Op) Ability {
	return Ability{Name: name, When: when, If: conds, Do: do}
}

// unhurt reports whether the defender of the present attack suffered nothing from it.
func unhurt(x *game.Exec) bool { return x.Attack().Suffered == 0 }

// senior reports whether a unit has a higher initiative than Self.
func senior(x *game.Exec) bool {
	return rules.InitiativeOf(x, x.Subject()) > rules.InitiativeOf(x, x.Self())
}

// junior reports whether a unit has no higher initiative than most.
func junior(most int8) Cond {
	return func(x *game.Exec) bool { return rules.InitiativeOf(x, x.Subject()) <= most }
}

// bonusWith is a bonus attack with an armament of Self, by its id, on further terms.
func bonusWith(armament string, terms ...rules.AttackTerm) Op {
	with := func(x *game.Exec, id game.ShipID, t *game.AttackTerms) {
		t.Special = true
		for i := range x.G.Cards {
			if c := &x.G.Cards[i]; c.Ship == id && c.ID == armament {
				t.Card = game.CardID(i)
			}
		}
	}
	return rules.Attack(Self, append(terms, rules.Bonus, with)...)
}
