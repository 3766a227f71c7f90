package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// upsilonclassshuttle are the pilots of the Upsilon-class shuttle.
func upsilonclassshuttle() []Def {
	return []Def{
		{ID: "majorstridan",
			Summary: "For your actions and upgrades you may treat friendly ships at range 2-3 as at range 1.",
			Mods: []Mod{Set(FriendsNear, 3),
				Include(ActionReach, Ranges(3, 3)).If(About(game.CoordinateAction))}},

		kyloRen("kyloren"),

		{ID: "lieutenantdormitz",
			Summary: "Range 1-2 of you, anywhere in the play area, is also where other friendly ships may " +
				"be placed in set-up.",
			Mods: []Mod{hostOf(OtherFriend)}},
	}
}

// hostOf lets ships that meet the conditions be set up near Self.
func hostOf(conds ...Cond) Mod {
	m := Mod{Mod: game.Mod{Query: SetUpHosts, Layer: game.Add,
		Value: func(x *game.Exec, v int) int { return v | 1<<x.Self() }}}
	return m.For(conds...)
}
