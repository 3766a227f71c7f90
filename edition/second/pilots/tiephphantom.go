package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// tiephphantom are the pilots of the TIE/ph phantom.
func tiephphantom() []Def {
	return slices.Concat(
		// After your attack hits, you gain 1 evade token.
		printed(Def{
			Summary: "After your attack hits you gain 1 evade token.",
			Abilities: []Ability{{Name: "gain an evade token", When: AfterAttack, Must: true,
				If: []Cond{Attacking, AttackHit}, Do: []Op{Gain(Self, game.EvadeToken, 1)}}},
		}, "whisper"),

		// After you attack, you may spend 1 charge to perform a cloak action.
		printed(Def{
			Summary: "After you attack you may spend 1 charge to perform a cloak action.",
			Abilities: []Ability{{Name: "vanish", When: AfterAttack, If: []Cond{Attacking},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.CloakAction)}}},
		}, "whisper-pnp", "whisper-pnp-ls"),

		// While you decloak, you must use a bank of the same speed instead of the straight
		// template.
		printed(Def{
			Summary: "While you decloak you must use a bank instead of the straight template.",
			Mods:    []game.Mod{Set(DecloaksByBanks, Is(Self, Subject), 1)},
		}, "echo"),

		// After an enemy ship at range 0-1 performs an action of its action bar, you may spend 1
		// charge to perform the same action as a white one.
		printed(Def{
			Summary: "After an enemy at range 0-1 performs an action of its action bar " +
				"for 1 charge you can perform the same action, treating it as white.",
			Abilities: []Ability{{Name: "copy the action", When: AfterAction,
				If: []Cond{Enemy(Active), Within(0, 1, Active), OnItsBar},
				Do: []Op{SpendCharge(1), PerformThis(Self, game.AsWhite)}}},
		}, "echo-pnp", "echo-pnp-lsl"),

		// While a friendly ship at range 0-2 decloaks, you may spend 2 charges: it may use a
		// template of a speed 1 higher or lower.
		printed(Def{
			Summary: "While a friendly ship at range 0-2 decloaks you may spend 2 charges: its " +
				"template is 1 speed higher or lower.",
			Abilities: []Ability{{Name: "change the template", When: WhileDecloak,
				If: []Cond{Friend(Active), Within(0, 2, Active)},
				Do: []Op{SpendCharge(2), PickOne(Active,
					Alt("1 speed higher", rules.DecloakAtSpeed(1)),
					Alt("1 speed lower", rules.DecloakAtSpeed(-1)))}}},
		}, "captainsaxton-wat1"),
	)
}
