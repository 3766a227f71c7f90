package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// tiephphantom are the pilots of the TIE/ph phantom.
func tiephphantom() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After your attack hits, you gain 1 evade token.",
			Abilities: []Ability{{Name: "gain an evade token", When: AfterAttack, Must: true,
				If: []Cond{AttackHit}, Do: []Op{Gain(Self, 1, EvadeToken)}}},
		}, "whisper"),

		printed(Def{
			Summary: "You may spend 1 charge to perform a cloak action after you attack.",
			Abilities: []Ability{{Name: "vanish", When: AfterAttack,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.CloakAction)}}},
		}, "whisper-pnp", "whisper-pnp-ls"),

		printed(Def{
			Summary: "While you decloak, you must use a bank instead of the straight template.",
			Mods:    []Mod{Set(TemplatesOf(game.DecloakMove), Banks)},
		}, "echo"),

		printed(Def{
			Summary: "After an enemy at range 0-1 performs an action of its action bar for 1 charge, " +
				"you may perform the same action, treating it as white.",
			Abilities: []Ability{{Name: "copy the action", When: AfterAction,
				By: []Cond{Enemy, At(0, 1)}, If: []Cond{OnItsBar()},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AsWhite, ThisAction)}}},
		}, "echo-pnp", "echo-pnp-lsl"),

		printed(Def{
			Summary: "While a friendly ship at range 0-2 decloaks, you may spend 2 charges: its " +
				"template is 1 speed higher or lower.",
			Abilities: []Ability{{Name: "change the template", When: WhileDecloak,
				By: []Cond{Friend, At(0, 2)},
				Do: []Op{Spend(Self, 2, Charge), PickOne(Active,
					Alt("1 speed higher", decloakAtSpeed(1)),
					Alt("1 speed lower", decloakAtSpeed(-1)))}}},
		}, "captainsaxton-wat1"),
	)
}

// decloakAtSpeed is the op that makes the template of the present decloak longer or shorter by a
// step, if there is such a template.
func decloakAtSpeed(step int) Op {
	changed := func(m *game.Move) geom.Template {
		t := geom.Template{Curve: geom.StraightTemplate, Speed: uint8(int(m.Maneuver.Speed) + step)}
		if m.Bent {
			t.Curve = geom.BankTemplate
		}
		return t
	}
	can := func(x *game.Exec) bool {
		m := x.Move()
		return m != nil && m.Kind == game.DecloakMove && changed(m).Exists()
	}
	return RunIf("decloak with another template", can, func(x *game.Exec) {
		x.Move().Maneuver.Speed = changed(x.Move()).Speed
	})
}
