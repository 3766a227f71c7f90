package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewHuge are the crew members of huge ships.
func crewHuge() []Def {
	return []Def{
		{ID: "admiralozzel",
			Summary: "Energy: you may remove up to 3 of your shields to gain 1 energy for each.",
			Abilities: []Ability{energy("divert the shields", divertShield(
				May("remove another shield", divertShield(
					May("remove another shield", divertShield()...))...))...)}},

		{ID: "captainneeda",
			Summary: "When you overlap an obstacle, roll 1 attack die instead of being dealt the " +
				"damage card: a hit or critical hit is 1 damage.",
			Abilities: []Ability{{Name: "take the blame", When: ObstacleMet, Must: true,
				Do: []Op{Instead(RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), rules.SufferAt(game.NoSection, 1)))}}}},

		{ID: "carlistrieekan",
			Summary: "At the start of the Activation phase, you may discard this card. If you do, the pilot skill " +
				"of each friendly ship is 12 in this phase.",
			Abilities: []Ability{{Name: "sound the alarm", When: StartOfActivation,
				Do: []Op{DiscardThis(), Lasting(ThisPhase, Self, Set(InitiativeOf, 12).For(Friend).OutOfPlay())}}}},

		{ID: "constructiondroid",
			Summary: "You may spend 1 energy to discard 1 of your facedown damage cards when you perform " +
				"a recover action.",
			Abilities: []Ability{{Name: "repair the hull", When: WhileActing,
				If: []Cond{About(game.RecoverAction)},
				Do: []Op{SpendEnergy(1), rules.Repair(Self, rules.Facedown)}}}},

		{ID: "grandmofftarkin",
			Summary: "At the start of the Combat phase, you may choose another ship at range 1-4: it " +
				"loses or receives 1 focus token.",
			Abilities: []Ability{{Name: "give an order", When: StartOfEngagement,
				Do: []Op{Choose(Not(Same(Self)), At(0, 4)), PickOne(Self,
					Alt("remove a focus token", Remove(Chosen, 1, FocusToken)),
					Alt("assign a focus token", Gain(Chosen, 1, FocusToken)))}}}},

		{ID: "jandodonna",
			Summary: "While another friendly ship at range 1 attacks, it may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, By: []Cond{OtherFriend, At(0, 1)},
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "raymusantilles",
			Summary: "At the start of the Activation phase choose an enemy ship at range 1-3. You may look at " +
				"its dial: if that shows a white maneuver, the ship receives 1 stress token.",
			Abilities: []Ability{{Name: "decode the orders", When: StartOfActivation, Must: true,
				Do: []Op{Choose(Enemy, At(0, 3)), May("look at its dial", rules.LookAtDial(Chosen),
					Provided(whiteOnDial, Gain(Chosen, 1, StressToken)))}}}},

		{ID: "shieldtechnician",
			Summary: "When you perform a recover action, you may choose how much energy to spend.",
			Mods:    []Mod{Ignores(SpendingAllEnergy)}},

		{ID: "targetingcoordinator",
			Summary: "Energy: you may spend 1 energy to acquire a target lock, then give that lock to " +
				"a friendly ship at range 1-2.",
			Abilities: []Ability{energy("pass a target", SpendEnergy(1), Choose(Friend, At(0, 2)),
				rules.EnemyLockOf(Self), Provided(Anyone, Transfer(Self, Chosen, Every, OwnLock)))}},

		{ID: "torynfarr",
			Summary: "Action: choose enemy ships at range 1-2 and spend 1 energy for each: they lose all focus " +
				"and evade tokens and their target locks.",
			Actions: []Ability{{Name: "deceive them", If: []Cond{HasEnergy(1)},
				Do: []Op{ChooseUpTo(energyLeft, deceived),
					EachShip([]Cond{InGroup}, SpendEnergy(1), Remove(Chosen, Every, deceptions))}}}},

		{ID: "wed15repairdroid",
			Summary: "Action: discard 1 of your damage cards. A facedown card costs 1 energy and a faceup " +
				"card 3 energy.",
			// The action itself may cost the energy that it needs (Secondary Drive Failure).
			Actions: []Ability{{Name: "repair the hull", If: []Cond{weldOne.Can},
				Do: []Op{Provided(Anyone, weldOne)}}}},
	}
}

// weldOne is what WED-15 Repair Droid does.
var weldOne = PickOne(Self,
	Alt("a facedown card", SpendEnergy(1), rules.Repair(Self, rules.Facedown)),
	Alt("a faceup card", SpendEnergy(3), rules.DiscardFaceup(Self)))

// divertShield turns a shield of Self into energy, of the section that its player picks, and does more then.
func divertShield(then ...Op) []Op {
	lower := func(at game.Section) Op {
		return RunIf("remove a shield", func(x *game.Exec) bool {
			info := x.Info(x.Self())
			return (at == game.ForeSection || info.Huge.Two) && *x.Ship(x.Self()).ShieldsAt(info, at) > 0
		}, func(x *game.Exec) { LoseShieldAt(x, x.Self(), at, "damage.lose-shield-not-damage") })
	}
	return append([]Op{PickOne(Self,
		Alt("a shield of the fore section", lower(game.ForeSection)),
		Alt("a shield of the aft section", lower(game.AftSection))), GainEnergy(Self, 1)}, then...)
}

// deceptions are what Toryn Farr takes, and deceived the ships that have some of it.
const deceptions = FocusToken | EvadeToken | OwnLock

var deceived = All(Enemy, At(0, 2), Has(deceptions))

// whiteOnDial reports whether the chosen ship has a white maneuver on its facedown dial.
func whiteOnDial(x *game.Exec) bool {
	id := x.Chosen()
	n := x.S.Secret[x.Side(id)].Dials[id]
	return n > 0 && rules.DifficultyOnDial(x, id, x.Info(id).Dial[n-1]) == game.DifficultyWhite
}
