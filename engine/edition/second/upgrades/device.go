package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// device are the devices.
func device() []Def {
	return []Def{
		{ID: "blazerbomb",
			Summary: "System phase: you may spend 1 charge to drop a Blazer Bomb with the straight 1 " +
				"template. It leaves a blaze, an obstacle that burns until the End phase of the next round.",
			Abilities: []Ability{dropping("Blazer Bomb")}},

		{ID: "bombletgenerator",
			Summary: "System phase: you may spend 1 charge to drop a Bomblet with the straight 1 " +
				"template. As the Activation phase begins, you may spend 1 shield to recover 2 charges.",
			Abilities: []Ability{
				dropping("Bomblet"),
				{Name: "recover charges", When: StartOf(game.ActivationPhase),
					Do: []Op{Spend(Self, 1, Shield), Recover(Self, 2, Charge)}},
			}},

		{ID: "clustermines", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to drop a set of " +
				"3 Cluster Mines with the straight 1 template.",
			Abilities: []Ability{dropping("Cluster Mine")}},

		{ID: "concussionbombs",
			Summary: "System phase: you may spend 1 charge to drop a Concussion Bomb with the straight " +
				"1 template. If this card has any spent charges, you must drop one.",
			Abilities: []Ability{concussion(false, 3, 3), concussion(true, 1, 2)}},

		{ID: "connernets", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to drop a " +
				"Conner Net with the straight 1 template.",
			Abilities: []Ability{dropping("Conner Net")}},

		{ID: "drk1probedroids", NoRecover: true,
			Summary: "During the End phase, you may spend 1 charge (it cannot be recovered) to drop or " +
				"launch a DRK-1 Probe Droid with a speed 3 template. Friendly ships that lock or jam " +
				"may measure range from it. An enemy ship that overlaps it rolls 1 attack die; on a " +
				"focus result, the probe droid suffers 1 hit damage. In the System phase, it may " +
				"relocate with a speed 2 bank or straight template.",
			Abilities: []Ability{{Name: "send a probe droid out", When: DuringEnd,
				Do: []Op{Spend(Self, 1, Charge), rules.PlaceDevice("DRK-1 Probe Droid", probeWays()...)}}},
			Remote: &Remote{
				Abilities: []Ability{
					{Name: "fly on", When: SystemStep, Do: []Op{rules.Relocate(Self, gentle(2)...)}},
					{Name: "be run over", When: AfterMeet, Must: true, By: []Cond{Enemy}, Against: []Cond{Same(Self)},
						If: []Cond{endsOnRemote}, Do: []Op{RollDice(AttackDice, 1, Active),
							Provided(Shows(RolledDice, Focus), Suffer(Self, 1, Hit))}},
				},
				Mods: []Mod{
					Include(ActionReach, Ranges(0, Beyond)).For(Friend, About(game.LockAction)).If(ThatObject.At(0, 3)),
					Include(ActionReach, Ranges(0, Beyond)).For(Friend, About(game.JamAction)).If(ThatObject.At(1, 1)),
					Include(ActionReach, Ranges(0, Beyond)).For(Friend, About(game.JamAction), otherInBullseye).
						If(ThatObject.At(1, 2)),
				}}},

		{ID: "electroprotonbomb", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to drop an " +
				"Electro-Proton Bomb with the straight 1 template. It has a fuse marker.",
			Abilities: []Ability{dropping("Electro-Proton Bomb")}},

		{ID: "ionbombs",
			Summary:   "System phase: for 1 charge you may drop an Ion Bomb with the straight 1 template.",
			Abilities: []Ability{dropping("Ion Bomb")}},

		{ID: "protonbombs",
			Summary: "System phase: you may spend 1 charge to drop a Proton Bomb with the straight 1 " +
				"template.",
			Abilities: []Ability{dropping("Proton Bomb")}},

		{ID: "proximitymines", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to drop a " +
				"Proximity Mine with the straight 1 template.",
			Abilities: []Ability{dropping("Proximity Mine")}},

		{ID: "seismiccharges",
			Summary: "System phase: for 1 charge you may drop a Seismic Charge with the straight 1 " +
				"template. It breaks up an obstacle near it.",
			Abilities: []Ability{dropping("Seismic Charge")}},

		{ID: "thermaldetonators",
			Summary: "System phase: you may spend up to 2 charges to drop that many Thermal Detonators " +
				"with the straight 1 and straight 2 templates, using a different template for each. " +
				"When you reload this card, recover 1 additional charge.",
			Mods: []Mod{Add(Reloading, 1).If(AboutThisCard)},
			Abilities: []Ability{
				{Name: "drop a Thermal Detonator", When: SystemStep, Do: []Op{Spend(Self, 1, Charge),
					rules.PlaceDevice("Thermal Detonators", detonators[:]...)}},
				{Name: "drop two Thermal Detonators", When: SystemStep, Do: []Op{Spend(Self, 2, Charge),
					rules.PlaceDevice("Thermal Detonators", detonators[0]),
					rules.PlaceDevice("Thermal Detonators", detonators[1])}},
			}},
	}
}

// detonators are the templates with which Thermal Detonators are dropped, each once.
var detonators = [2]rules.Way{{Bearing: geom.Straight, Speed: 1}, {Bearing: geom.Straight, Speed: 2}}

// concussion is the ability to drop a Concussion Bomb with this many active charges.
func concussion(must bool, least, most int) Ability {
	a := dropping("Concussion Bomb")
	a.Must, a.If = must, []Cond{Between(Count(Charge), least, most)}
	return a
}

// gentle are the straight template of a speed and the banks.
func gentle(speed uint8) []rules.Way {
	return []rules.Way{{Bearing: geom.BankLeft, Speed: speed}, {Bearing: geom.Straight, Speed: speed},
		{Bearing: geom.BankRight, Speed: speed}}
}

// probeWays are the ways to drop or launch with a template of speed 3.
func probeWays() []rules.Way {
	var ways []rules.Way
	for _, launch := range [...]bool{false, true} {
		for _, b := range [...]geom.Bearing{geom.TurnLeft, geom.BankLeft, geom.Straight, geom.BankRight, geom.TurnRight} {
			ways = append(ways, rules.Way{Bearing: b, Speed: 3, Launch: launch})
		}
	}
	return ways
}

// otherInBullseye reports whether the ship that a modifier weighs is in the bullseye arc of the one that acts.
func otherInBullseye(x *game.Exec) bool {
	w := x.Weighed()
	if w == nil || w.Other == game.NoShip {
		return false
	}
	_, in := InArc(x, w.Subject, w.Other, geom.BullseyeArc)
	return in
}
