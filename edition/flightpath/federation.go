package flightpath

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// federation are what the pilots of the Earth Federation do, by the alphabet.
func federation() []Def {
	return []Def{
		one("agar-guncannon", "After you reload you may spend 1 charge of that armament to take "+
			"its disarm token off.",
			after("rearm", AfterAction, []Cond{About(game.ReloadAction)}, rules.RearmForCharge())),
		one("chap-adel-gm-cannon", "After your attack hits, a friendly unit at range 1-2 may lock "+
			"the defender.",
			Ability{Name: "hand the target on", When: AfterAttack, If: []Cond{Attacking, AttackHit},
				Do: []Op{Choose(Friend(Chosen), Within(1, 2, Chosen)),
					rules.LockOn(Chosen, ObjectOf(Defender))}}),
		one("elias-kroon-saberfish", "After a maneuver of speed 4 or 5 each enemy that you moved "+
			"through gains 1 strain token.",
			Ability{Name: "buzz", When: AfterManeuver, Must: true,
				If: []Cond{Is(Self, Active), Speed(4, 5), AnyShip(buzzed)},
				Do: []Op{EachShip([]Cond{buzzed}, Gain(Chosen, game.StrainToken, 1))}}),
		one("hugues-courand-gm-command", "After you defend without damage you may spend 1 charge "+
			"to perform a white guard or rotate action.",
			Ability{Name: "recover", When: AfterDefend,
				If: []Cond{Defending, unhurt, CanPerform(Self, 0, game.ReinforceAction, game.TurnAction)},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.ReinforceAction, game.TurnAction)}}),
		one("leung-lee-fai-gm-cannon-sa", "After an overthrust you may gain 1 overheat token to "+
			"remove 1 disarm token.",
			after("push on", AfterAction, []Cond{About(game.SlamAction), Has(game.DisarmToken, Self)},
				Gain(Self, game.OverheatToken, 1), Remove(Self, game.DisarmToken))),
		ace("lydo-wolf-gm-cannon", "At range 3-5, without a maneuver of speed 3 or more, you may "+
			"change 1 blank to a hit.",
			Change(AttackDice, 1, game.Blank, game.Hit), AttackRange(3, 5),
			Not(ExecutedSpeed(Self, 3, 5))),
		one("master-pierce-rayer-guncannon", "Defending with a stationary token against an "+
			"attacker in front of you, you may cancel 1 hit.",
			Ability{Name: "stand fast", When: BeforeNeutralize, If: []Cond{Defending,
				Has(game.StationaryToken, Self), Stands(Attacker, Self, geom.InFront)},
				Do: []Op{CancelResult(AttackDice, game.Hit)}}),
		one("philip-hughes-gm", "After another friendly unit at range 1-2 gains a stress token "+
			"you may gain 1 strain token to remove it.",
			Ability{Name: "steady", When: AfterGain, If: []Cond{OtherFriend(Active),
				About(game.StressToken), Within(1, 2, Active), Has(game.StressToken, Active)},
				Do: []Op{Gain(Self, game.StrainToken, 1), Remove(Active, game.StressToken)}}),
		one("samana-furis-gm", "While a friendly unit of higher initiative at range 1 defends, "+
			"you may spend 1 focus token to let it reroll 1 blank.",
			Ability{Name: "cover", When: ModifyDefence, If: []Cond{OtherFriend(Defender),
				Within(1, 1, Defender), senior(Defender)},
				Do: []Op{Spend(Self, game.FocusToken), Reroll(DefenceDice, 1, game.Blank)}}),
		{ID: "shiro-amada-ball", Summary: "About to be destroyed by an attack you may spend 1 " +
			"charge to be destroyed only at the end of the round; until then, after you defend, " +
			"you may attack with your Work Manipulators as a bonus attack.",
			Abilities: []Ability{
				{Name: "hold on", When: WouldBeDestroyed, If: []Cond{Is(Self, Active), FromAttack},
					Do: []Op{SpendCharge(1), rules.HoldOn()}},
				{Name: "grab", When: AftermathBonus, If: []Cond{Defending, Doomed(Self),
					Equipped("ball-manipulators", Self)},
					Do: []Op{bonusWith("ball-manipulators", nil)}},
			}},
		one("tenneth-a-jung-gm-sniper", "After you declare a defender without green tokens at "+
			"range 3-5 you may spend 1 newtype charge to gain 1 energy token.",
			Ability{Name: "take aim", When: AfterDefender, If: []Cond{Attacking, AttackRange(3, 5),
				Not(HasColour(game.Green, Defender))},
				Do: []Op{SpendForce(1), Gain(Self, game.CalculateToken, 1)}}),
		one("yuu-kajima-gm-command", "After a full maneuver to behind an enemy at range 1 you may "+
			"gain 1 focus token.",
			after("focus", AfterManeuver, []Cond{FullyExecuted, AnyShip(Enemy(Chosen),
				Within(1, 1, Chosen), Stands(Self, Chosen, geom.Behind))},
				Gain(Self, game.FocusToken, 1))),
	}
}

// buzzed tells whether a unit is an enemy that the present maneuver went through.
var buzzed = All(Enemy(Chosen), rules.MovedThrough(Chosen))
