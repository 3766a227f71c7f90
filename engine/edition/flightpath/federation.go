package flightpath

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// federation are what the pilots of the Earth Federation do, by the alphabet.
func federation() []Def {
	return []Def{
		one("agar-guncannon", "After you reload, you may spend 1 charge of that armament to take its "+
			"disarm token off.",
			after("rearm", AfterAction, []Cond{About(game.ReloadAction)}, rearmForCharge())),
		one("chap-adel-gm-cannon", "After your attack hits, a friendly unit at range 1-2 may lock "+
			"the defender.",
			Ability{Name: "hand the target on", When: AfterAttack, If: []Cond{AttackHit},
				Do: []Op{Choose(Friend, At(1, 2)),
					rules.LockOn(Chosen, ObjectOf(Defender))}}),
		one("elias-kroon-saberfish", "After a maneuver of speed 4 or 5 each enemy that you moved "+
			"through gains 1 strain token.",
			Ability{Name: "buzz", When: AfterManeuver, Must: true, If: []Cond{Speed(4, 5)},
				Do: []Op{EachShip([]Cond{buzzed}, Gain(Chosen, 1, StrainToken))}}),
		one("hugues-courand-gm-command", "After you defend without damage, you may spend 1 charge to "+
			"perform a white guard or rotate action.",
			Ability{Name: "recover", When: AfterDefend,
				If: []Cond{unhurt},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.ReinforceAction, game.TurnAction)}}),
		one("leung-lee-fai-gm-cannon-sa", "After an overthrust, you may gain 1 overheat token to "+
			"remove 1 disarm token.",
			after("push on", AfterAction, []Cond{About(game.SlamAction), Has(DisarmToken)},
				Gain(Self, 1, OverheatToken), Remove(Self, 1, DisarmToken))),
		ace("lydo-wolf-gm-cannon", "At range 3-5, without a maneuver of speed 3 or more, you may "+
			"change 1 blank to a hit.",
			Change(AttackDice, 1, Blank, Hit), AttackRange(3, 5),
			Not(Between(FlownSpeed, 3, 5))),
		one("master-pierce-rayer-guncannon", "Defending with a stationary token against an "+
			"attacker in front of you, you may cancel 1 hit.",
			Ability{Name: "stand fast", When: BeforeNeutralize,
				If: []Cond{Has(StationaryToken), Attacker.Is(In(Ahead))},
				Do: []Op{CancelResult(AttackDice, Hit)}}),
		one("philip-hughes-gm", "After another friendly unit at range 1-2 gains a stress token, you "+
			"may gain 1 strain token to remove it.",
			Ability{Name: "steady", When: AfterGain, By: []Cond{OtherFriend, At(1, 2), Has(StressToken)},
				If: []Cond{About(StressToken)},
				Do: []Op{Gain(Self, 1, StrainToken), Remove(Active, 1, StressToken)}}),
		one("samana-furis-gm", "While a friendly unit of higher initiative at range 1 defends, "+
			"you may spend 1 focus token to let it reroll 1 blank.",
			Ability{Name: "cover", When: ModifyDefense, By: []Cond{OtherFriend, At(1, 1), senior},
				Do: []Op{Spend(Self, 1, FocusToken), Reroll(DefenseDice, 1, Blank)}}),
		{ID: "shiro-amada-ball", Summary: "When an attack would destroy you, you may spend 1 charge. " +
			"If you do, you are destroyed at the end of the round instead. Until then, after you " +
			"defend, you may perform a bonus attack with your Work Manipulators.",
			Abilities: []Ability{
				{Name: "hold on", When: WouldBeDestroyed, If: []Cond{CausedBy(AnAttack)},
					Do: []Op{Spend(Self, 1, Charge), Instead(rules.DelayDestruction())}},
				{Name: "grab", When: AftermathBonus, Against: []Cond{Same(Self)},
					If: []Cond{doomed},
					Do: []Op{bonusWith("ball-manipulators")}},
			}},
		one("tenneth-a-jung-gm-sniper", "After you declare a defender without green tokens at range "+
			"3-5, you may spend 1 newtype charge to gain 1 energy token.",
			Ability{Name: "take aim", When: AfterDefender,
				If: []Cond{AttackRange(3, 5), Defender.Is(Not(Has(GreenTokens)))},
				Do: []Op{Spend(Self, 1, Force), Gain(Self, 1, EnergyToken)}}),
		one("yuu-kajima-gm-command", "After a full maneuver to behind an enemy at range 1, you may "+
			"gain 1 focus token.",
			after("focus", AfterManeuver,
				[]Cond{FullyExecuted, Any(Enemy, At(1, 1), Self.Is(Chosen.In(Behind)))},
				Gain(Self, 1, FocusToken))),
	}
}

// buzzed reports whether a unit is an enemy that the present maneuver went through.
var buzzed = All(Enemy, rules.MovedThrough)

// doomed reports whether a ship is to be destroyed at the end of the round.
func doomed(x *game.Exec) bool { return x.Ship(x.Subject()).Doomed }

// rearmForCharge is the op that spends a charge of a weapon of Self on which a disarm token lies,
// to take the token off; its player picks which if there are several.
func rearmForCharge() Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range rules.ArmamentsOf(x, x.Self()) {
			if c := &x.S.Charges[i]; c.Held.Has(game.DisarmToken) && c.Active > 0 {
				visit(i)
			}
		}
	}
	choice := func(id game.CardID) game.Choice {
		c := game.Opt(game.CardVerb)
		c.Card = id
		return c
	}
	return OneOf("spend a charge to rearm a weapon", "choose the weapon to rearm", each, choice,
		func(x *game.Exec, c game.Choice) {
			SpendChargesOf(x, c.Card, 1, "charge.spend")
			held := &x.S.Charges[c.Card].Held
			*held = held.Without(game.DisarmToken)
		})
}
