package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// remotes are the upgrades about remotes, except for the devices.
func remotes() []Def {
	return []Def{
		commandos("clanwrencommandos", "Clan Wren Commandos"),
		commandos("deathwatchcommandos", "Death Watch Commandos"),
		commandos("imperialsupercommandos", "Imperial Super Commandos"),
		commandos("mandaloriansupercommandos", "Mandalorian Super Commandos"),
		commandos("niteowlcommandos", "Nite Owl Commandos"),

		{ID: "discordmissiles", NoRecover: true,
			Summary: "At the start of the Engagement phase, you may spend 1 calculate token and 1 " +
				"charge (it cannot be recovered) to launch a Buzz Droid Swarm with a bank 3 or " +
				"straight 3 template. After an enemy ship moves through or overlaps the swarm, the " +
				"swarm relocates to that ship's front or rear guides. If neither position is free, the " +
				"ship and the swarm each suffer 1 hit damage. In the Engagement phase, each enemy ship " +
				"at range 0 suffers 1 critical damage at its initiative.",
			Abilities: []Ability{{Name: "launch a buzz droid swarm", When: StartOfEngagement,
				Do: []Op{Spend(Self, 1, CalculateToken), Spend(Self, 1, Charge),
					rules.PlaceDevice("Buzz Droid Swarm",
						rules.Way{Bearing: geom.BankLeft, Speed: 3, Launch: true},
						rules.Way{Bearing: geom.Straight, Speed: 3, Launch: true},
						rules.Way{Bearing: geom.BankRight, Speed: 3, Launch: true})}}},
			Remote: &Remote{Abilities: []Ability{
				{Name: "latch on", When: AfterMeet, Must: true, By: []Cond{Enemy}, Against: []Cond{Same(Self)},
					Do: []Op{rules.LatchOn(Active)}},
				{Name: "tear the hull open", When: BeforeEngage, Must: true,
					Do: []Op{EachShip([]Cond{Enemy, At(0, 0)}, Suffer(Chosen, 1, Crit))}},
			}}},

		{ID: "dropseatbay",
			Summary: "When you would drop a crew remote with a straight template, you may use a bank of the " +
				"same speed, also from the middle of your left or right side.",
			Mods: []Mod{Include(DeviceTemplates, CrewBanks)}},

		{ID: "previzsla",
			Summary: "While you coordinate, you may choose a friendly crew remote, which relocates " +
				"forward with a turn 1 or the straight 2 template in place of performing an action.",
			Mods: []Mod{Include(Coordination, CrewRemotes)}},

		{ID: "sensorbuoysuite",
			Summary: "In set-up you place 2 sensor buoys beyond range 2 of every edge. Before you " +
				"engage, you may acquire a lock on a ship at range 0-1 of a friendly sensor buoy, at " +
				"any range.",
			Abilities: []Ability{
				{Name: "place sensor buoys", When: BeforePlacing, Must: true,
					Do: []Op{rules.PlaceBeyond("Sensor Buoy", 2), rules.PlaceBeyond("Sensor Buoy", 2)}},
				{Name: "lock what a buoy sees", When: BeforeEngage,
					Do: []Op{Choose(NearDevice(1, "Sensor Buoy")), rules.LockOn(Self, ObjectOf(Chosen), rules.AtAnyRange)}},
			},
			Remote: &Remote{N: 2}},
	}
}

// commandos is a crew upgrade that drops two commando teams of a name.
func commandos(id, name string) Def {
	return Def{ID: id, NoRecover: true,
		Summary: "System phase: you may spend 1 charge (it cannot be recovered) to drop a commando " +
			"team with the straight 1 template from your front or rear guides. At the start of the " +
			"Activation phase, the team may relocate forward with a turn 1 or straight 2 template. It " +
			"may spend 1 charge to attack if no enemy ship is at range 0, and may then change 1 focus " +
			"result to a hit. An enemy ship that overlaps it gains 1 strain token.",
		Abilities: []Ability{dropping(name)},
		Remote: &Remote{
			Abilities: []Ability{
				{Name: "be run over", When: AfterMeet, Must: true, By: []Cond{Enemy}, Against: []Cond{Same(Self)},
					If: []Cond{endsOnRemote}, Do: []Op{Gain(Active, 1, StrainToken)}},
				{Name: "move on", When: StartOfActivation, Do: []Op{rules.Relocate(Self,
					rules.Way{Bearing: geom.TurnLeft, Speed: 1}, rules.Way{Bearing: geom.Straight, Speed: 2},
					rules.Way{Bearing: geom.TurnRight, Speed: 1})}},
				{Name: "take aim", When: ModifyAttack,
					Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			},
			Mods: []Mod{Forbids(DeclaringAttacks).If(Any(Enemy, At(0, 0)))},
		}}
}

// endsOnRemote is the condition that the ship that met a remote ends on it.
func endsOnRemote(x *game.Exec) bool { return x.Trigger().N == 1 }
