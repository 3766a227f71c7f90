package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewOfDamage are crew that have to do with damage cards.
func crewOfDamage() []Def {
	return []Def{
		{ID: "ig11", Stores: true,
			Summary: "When you would be dealt a faceup damage card, instead place 1 fuse marker on " +
				"this card and gain 1 calculate token. When this card has 2 markers, flip it. Flipped: " +
				"during each End phase, remove 1 marker. After the last one is removed, you are " +
				"destroyed and each other ship at range 0-1 suffers 1 critical damage. Action: place 1 " +
				"fuse marker on this card.",
			Abilities: []Ability{
				{Name: "light a fuse", When: WouldBeFaceup, Must: true, Side: 1, Do: []Op{
					Instead(Store(), Gain(Self, 1, CalculateToken), Provided(fuses(2, Every), FlipCard()))}},
				{Name: "count down", When: DuringEnd, Must: true, Side: 2, Do: []Op{TakeStored(),
					Provided(fuses(0, 0), rules.Destroy(Self),
						EachShip([]Cond{Not(Same(Self)), At(0, 1)}, Suffer(Chosen, 1, Crit)))}},
			},
			Actions: []Ability{{Name: "put it off", Side: 2, Do: []Op{Store()}}}},

		{ID: "kuiil",
			Summary: "Action: roll as many attack dice as you have damage cards, and use each result: " +
				"a hit repairs a faceup Ship card, a critical hit repairs a facedown card, a blank " +
				"removes an orange token, and a focus result gives you a focus token.",
			Actions: []Ability{{Name: "i have spoken", If: []Cond{Damaged}, Do: []Op{
				RollDice(AttackDice, Count(DamageCard)),
				Times(Results(RolledDice, Hit), rules.Repair(Self, rules.Faceup, "ship")),
				Times(Results(RolledDice, Crit), rules.Repair(Self, rules.Facedown)),
				Times(Results(RolledDice, Blank), Remove(Self, 1, OrangeTokens)),
				Gain(Self, Results(RolledDice, Focus), FocusToken)}}}},

		{ID: "pelimotto",
			Summary: "In the System phase, you may perform the action of a damage card, even while " +
				"stressed. After you repair a faceup Ship card, you may roll 1 attack die: a hit " +
				"repairs another such card, but a critical hit exposes a card.",
			Abilities: []Ability{
				{Name: "go to work", When: SystemStep, Do: []Op{performDamageCard(game.WhileStressed)}},
				{Name: "go on", When: AfterRepair, If: []Cond{rules.RepairedTrait("ship")}, Do: []Op{
					RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), rules.Repair(Self, rules.Faceup, "ship")),
					Provided(Shows(RolledDice, Crit), rules.ExposeCard(Self))}},
			}},
	}
}

// fuses reports whether the number of fuse markers on the card is between least and most.
func fuses(least, most int) Cond {
	return func(x *game.Exec) bool {
		n := int(x.S.Charges[x.Card()].Active)
		return least <= n && n <= most
	}
}

// performDamageCard lets Self perform, on terms, the action of one of its faceup damage cards; the player
// picks which if there are several.
func performDamageCard(terms game.Terms) Op {
	menu := func(x *game.Exec, id game.CardID) game.Trigger {
		t := rules.CardMenu(x, id)
		t.Terms = terms
		return t
	}
	each := func(x *game.Exec, visit func(c game.Choice)) {
		for i := range x.S.Cards[:x.S.NCards] {
			id := x.DealtID(i)
			if x.S.Cards[i].Ship == x.Self() && rules.IsDamageCard(x, id) && x.Answerable(menu(x, id)) {
				c := game.Opt(game.DamageVerb)
				c.Card, c.Item = id, x.Dealt(id).Code
				visit(c)
			}
		}
	}
	return OneOf("perform the action of a damage card", "choose the damage card to act on", each,
		func(c game.Choice) game.Choice { return c },
		func(x *game.Exec, c game.Choice) { x.Offer(menu(x, c.Card)) })
}
