package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// AttackAgain is the op with which Self performs the present attack, made with this card, once more
// against the same ship: it has been paid for, and cannot be declined. A repeated attack is not
// repeated, nor is one that destroyed its target.
func AttackAgain() card.Op {
	terms := func(x *game.Exec) game.AttackTerms {
		return game.AttackTerms{
			Must: true, Special: true, Card: x.Card(), NoNeed: true, Paid: true, Within: true,
			Targets: game.ShipSet(0).With(x.Attack().Defender),
		}
	}
	return card.RunIf("perform the attack again", func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil || a.Terms.Paid || x.Ship(a.Defender).Destroyed {
			return false
		}
		t := terms(x)
		return CanAttack(x, x.Self(), &t)
	}, func(x *game.Exec) { BeginAttack(x, x.Self(), terms(x)) })
}

// PrimaryNow is AttackNow with a primary weapon.
func PrimaryNow() card.Op { return attackOn(game.AttackTerms{Must: true, Primary: true}) }

// SlotNow is AttackNow with the weapon of a slot, against the ships that its other terms allow.
func SlotNow(slot string) card.Op {
	find := func(x *game.Exec) game.CardID {
		for i := range x.G.Cards {
			if c := &x.G.Cards[i]; c.Ship == x.Self() && c.Slot == slot && !x.S.Charges[i].Off {
				return game.CardID(i)
			}
		}
		return game.NoCard
	}
	terms := func(x *game.Exec) game.AttackTerms {
		return game.AttackTerms{Must: true, Special: true, Card: find(x)}
	}
	return card.RunIf("attack with the weapon of a slot", func(x *game.Exec) bool {
		t := terms(x)
		return t.Card != game.NoCard && CanAttack(x, x.Self(), &t)
	}, func(x *game.Exec) { BeginAttack(x, x.Self(), terms(x)) })
}

// ElsewhereNow is PrimaryNow against another ship than the defender of the present attack.
func ElsewhereNow() card.Op {
	terms := func(x *game.Exec) game.AttackTerms {
		return game.AttackTerms{Must: true, Primary: true,
			Except: game.ShipSet(0).With(x.Attack().Defender)}
	}
	return card.RunIf("attack another ship", func(x *game.Exec) bool {
		t := terms(x)
		return CanAttack(x, x.Self(), &t)
	}, func(x *game.Exec) { BeginAttack(x, x.Self(), terms(x)) })
}

// BonusWith is BonusAttack with another card in a slot than that of the present attack; the player
// picks which if there are several.
func BonusWith(slot string, terms func(x *game.Exec) game.AttackTerms) card.Op {
	with := func(x *game.Exec, id game.CardID) game.AttackTerms {
		t := terms(x)
		t.Bonus, t.Special, t.Card = true, true, id
		return t
	}
	each := func(x *game.Exec, visit func(c game.Choice)) {
		for i := range x.G.Cards {
			id := game.CardID(i)
			if c := &x.G.Cards[i]; c.Ship != x.Self() || c.Slot != slot || x.S.Charges[i].Off ||
				id == card.WeaponOf(x, x.Attack()).Card {
				continue
			}
			if t := with(x, id); CanAttack(x, x.Self(), &t) {
				c := game.Opt(game.CardVerb)
				c.Card = id
				visit(c)
			}
		}
	}
	return card.Op{
		What: "make a bonus attack with another card",
		Can: func(x *game.Exec) bool {
			can := false
			each(x, func(game.Choice) { can = true })
			return can
		},
		Do: game.Step{
			Name: "choose the card to attack with",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { each(x, q.Add) },
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				BeginAttack(x, x.Self(), with(x, c.Card))
			},
		},
	}
}
