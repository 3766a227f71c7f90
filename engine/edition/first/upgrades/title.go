package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// title are the titles from A to F that do more than change numbers, slots or the action bar.
func title() []Def {
	return []Def{
		{ID: "adaptiveailerons",
			Summary: "Before you reveal your dial, if you are not stressed, you must execute a white " +
				"speed 1 straight or bank maneuver; \"Duchess\" may skip this.",
			Abilities: ailerons()},

		{ID: "advancedailerons",
			Summary: "Your speed 3 banks are white. Before you reveal your dial, if you are not " +
				"stressed, you must execute a white speed 1 straight or bank maneuver; \"Duchess\" may " +
				"skip this.",
			Mods: []Mod{rules.TreatedAs(game.DifficultyWhite).If(OfDial, Speed(3, 3),
				Bearings(geom.BankLeft, geom.BankRight))},
			Abilities: ailerons()},

		{ID: "allianceoverhaul",
			Summary: "You may roll 1 more die in primary weapon attacks out of your firing arc in " +
				"front; out of the one behind you may change 1 focus result to a critical hit.",
			Abilities: []Ability{
				{Name: "roll another die", When: AfterDefender,
					If: []Cond{PrimaryAttack, OutOf(Front)}, Do: []Op{AddDice(AttackDice, 1)}},
				{Name: "change a focus", When: ModifyAttack, If: []Cond{OutOf(Rear)},
					Do: []Op{Change(AttackDice, 1, Focus, Crit)}},
			}},

		{ID: "blackone",
			Summary: "After you boost or barrel roll as an action, you may remove an enemy's target " +
				"lock from a friendly ship at range 1.",
			Abilities: []Ability{{Name: "shake off a lock", When: AfterAction,
				If: []Cond{About(game.BoostAction, game.BarrelRollAction)},
				Do: []Op{Choose(Friend, At(0, 1)), Remove(Chosen, 1, EnemyLock)}}}},

		{ID: "btla4ywing",
			Summary: "You attack only ships in your firing arc. After a primary weapon attack, you may " +
				"attack with your turret.",
			Mods: []Mod{Forbids(BeingAttacked).For(Not(In(Firing))).If(Attacking)},
			Abilities: []Ability{{Name: "fire the turret", When: AfterAttack,
				If: []Cond{PrimaryAttack}, Do: []Op{rules.Attack(Self, rules.With(rules.InSlots("turret")))}}}},

		{ID: "concorddawnprotector",
			Summary: "While you defend at range 1, each in the other's firing arc, you add 1 evade.",
			Abilities: []Ability{{Name: "add an evade", When: ModifyDefense, Must: true,
				If: []Cond{InOf(Attacker, Firing, 0, 1), Attacker.Is(In(Firing))},
				Do: []Op{AddResult(DefenseDice, Evade)}}}},

		{ID: "crossfireformation",
			Summary: "While you defend with another friendly Resistance ship at range 1-2 of the " +
				"attacker, you may add 1 focus result.",
			Abilities: []Ability{{Name: "add a focus", When: ModifyDefense,
				If: []Cond{Any(OtherFriend, Keyword("Resistance"), AtOf(Attacker, 0, 2))},
				Do: []Op{AddResult(DefenseDice, Focus)}}}},

		{ID: "dauntless",
			Summary: "After you overlap a ship in a maneuver, you may perform an action; then you " +
				"receive 1 stress token.",
			Abilities: []Ability{{Name: "ram and act", When: AfterManeuver,
				If: []Cond{Not(FullyExecuted)},
				Do: []Op{Perform(Self, 0), Gain(Self, 1, StressToken)}}}},

		{ID: "enforcer",
			Summary: "After you defend, an attacker in your bullseye firing arc receives 1 stress token.",
			Abilities: []Ability{{Name: "unsettle", When: AfterDefend, Must: true,
				If: []Cond{Attacker.Is(In(Bullseye))}, Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "firstordervanguard",
			Summary: "While you attack the only ship in your firing arc, you may reroll 1 die. While " +
				"you defend, you may discard this card to reroll all your dice.",
			Abilities: []Ability{
				{Name: "reroll a die", When: ModifyAttack,
					If: []Cond{Defender.Is(In(Firing)), Compare(Ships(In(Firing)), Equal, 1)},
					Do: []Op{Reroll(AttackDice, 1)}},
				{Name: "reroll all dice", When: ModifyDefense,
					Do: []Op{DiscardThis(), RerollAll(DefenseDice)}},
			}},
	}
}

// ailerons are Adaptive Ailerons. Whether "Duchess" uses them is her own choice. An ionized ship
// has no dial to reveal.
func ailerons() []Ability {
	duchess := Named(`"Duchess"`)
	withDial := func(x *game.Exec) bool { return x.Ship(x.Self()).DialSet }
	fly := PickOne(Self,
		Alt("1 bank left", rules.ExecuteNow(Self, aileron(geom.BankLeft))),
		Alt("1 straight", rules.ExecuteNow(Self, aileron(geom.Straight))),
		Alt("1 bank right", rules.ExecuteNow(Self, aileron(geom.BankRight))))
	return []Ability{
		{Name: "ailerons", When: BeforeActivate, Must: true,
			If: []Cond{Not(Stressed), withDial, Not(duchess)}, Do: []Op{fly}},
		{Name: "ailerons at will", When: BeforeActivate,
			If: []Cond{Not(Stressed), withDial, duchess}, Do: []Op{fly}},
	}
}

// aileron is the white maneuver of speed 1 of a bearing.
func aileron(b geom.Bearing) game.Maneuver {
	return game.Maneuver{Bearing: b, Speed: 1, Difficulty: game.DifficultyWhite}
}
