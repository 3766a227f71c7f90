package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// quadrijettransferspacetug are the pilots of the Quadrijet transfer spacetug.
func quadrijettransferspacetug() []Def {
	return slices.Concat(printed(Def{
		Summary: "Where you would drop a device you may launch it with the straight 1 template instead.",
		Mods:    []Mod{Include(DeviceTemplates, LaunchStraight1)},
	}, "constablezuvio"), printed(Def{
		Summary: "Your agility may be treated as the speed of the maneuver that you executed this round " +
			"while you defend.",
		Abilities: []Ability{{Name: "roll by speed", When: BeforeRoll(DefenseDice),
			If: []Cond{Compare(FlownSpeed, AtLeast, 0)}, Do: []Op{AddDice(DefenseDice, speedForAgility)}}},
	}, "sarcoplank"), printed(Def{
		Summary: "At the start of the Engagement phase, with another ship at range 0, you and each ship " +
			"at range 0 gain 1 tractor token.",
		Abilities: []Ability{{Name: "entangle", When: StartOf(game.EngagementPhase), Must: true,
			If: []Cond{Any(Not(Same(Self)), At(0, 0))},
			Do: []Op{JoinAll(At(0, 0)), EachInOrder([]Cond{InGroup}, Gain(Chosen, 1, TractorToken))}}},
	}, "unkarplutt"))
}

// speedForAgility is how many dice more Self rolls for its speed than for its agility.
func speedForAgility(x *game.Exec) int {
	return FlownSpeed(x) - int(x.Info(x.Self()).Agility)
}
