package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// command are the command upgrades, which ships have in epic games (2e.epic.command-slot).
func command() []Def {
	return []Def{
		// Huge ships, which the card names, too, are not built in this edition.
		{ID: "admiralozzel",
			Summary: "While a friendly large ship at range 0-3 executes a maneuver, it may suffer 1 hit damage to make " +
				"its speed 1 higher or lower.",
			Abilities: []Ability{{Name: "change the speed", When: BeforeManeuver,
				By: []Cond{Friend, Size(geom.Large), At(0, 3)}, If: []Cond{rules.CanExecute},
				Do: []Op{Suffer(Active, 1, Hit), ExecuteAtSpeed(-1, 1)}}}},

		{ID: "azmorigan",
			Summary: "In the End phase you may choose up to 2 friendly ships at range 0-1: each of them keeps 1 " +
				"calculate or evade token.",
			Abilities: []Ability{{Name: "keep tokens", When: DuringEnd, If: []Cond{Any(provident...)},
				Do: []Op{ChooseUpTo(2, provident...), EachShip([]Cond{InGroup}, PickOne(Self,
					Alt("keep a calculate token", KeepTokens(Chosen, 1, CalculateToken)),
					Alt("keep an evade token", KeepTokens(Chosen, 1, EvadeToken))))}}}},

		{ID: "b6bladewingprototype-command",
			Summary: "You have a gunner slot. Attack with a lock: you gain 1 ion token. After it hits, the defender " +
				"suffers 1 more damage for each hit and critical hit that is left after the first, of its kind.",
			Weapon: &WeaponTerms{Lock: true},
			Abilities: []Ability{
				{Name: "overload", When: AfterDefender, Must: true, If: []Cond{WithThis},
					Do: []Op{Gain(Self, 1, IonToken)}},
				{Name: "cut deeper", When: AfterAttack, Must: true, If: []Cond{WithThis, AttackHit}, Do: []Op{cutDeeper}},
			}},

		{ID: "captainneeda",
			Summary: "After a friendly ship at range 0-4 reveals its dial you may spend 1 charge to set it to " +
				"another maneuver of the same speed and difficulty.",
			Abilities: []Ability{{Name: "set the dial", When: AfterReveal, By: []Cond{Friend, At(0, 4)},
				Do: []Op{Spend(Self, 1, Charge), TurnDial(Active, alike, asPrinted)}}}},

		{ID: "carlistrieekan",
			Summary: "You may perform a red evade action. After a friendly ship at range 0-2 is destroyed you may " +
				"choose a friendly ship at range 0-2, which may perform a red evade action.",
			Abilities: []Ability{{Name: "call for an evacuation", When: AfterDestroyed, By: []Cond{Friend, At(0, 2)},
				Do: []Op{Choose(Friend, At(0, 2)), Perform(Chosen, game.AsRed, game.EvadeAction)}}}},

		{ID: "jandodonna",
			Summary: "Other friendly ships at range 0-3 may spend your focus and evade tokens.",
			Mods:    []Mod{Lends(FocusToken|EvadeToken).For(OtherFriend, At(0, 3))}},

		{ID: "raymusantilles",
			Summary: "After you are destroyed each friendly ship at range 0-1 gains 1 focus token, and you are removed " +
				"only at the end of the End phase.",
			Abilities: []Ability{{Name: "hold out", When: AfterDestroyed, Must: true,
				Do: []Op{EachShip([]Cond{Friend, At(0, 1)}, Gain(Chosen, 1, FocusToken)),
					rules.Linger(Self, game.InThisRound)}}}},
	}
}

// provident are the ships that Azmorigan can have keep tokens.
var provident = []Cond{Friend, At(0, 1), Has(CalculateToken | EvadeToken)}

// alike reports whether a maneuver has the speed and the difficulty of the one shown.
func alike(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Speed == shown.Speed && to.Difficulty == shown.Difficulty
}

// cutDeeper makes the defender suffer 1 damage for each result that is left after the first. Hits come first, as
// where damage is dealt (2e.damage.hits-before-crits).
var cutDeeper = RunIf("suffer more damage",
	Compare(Results(AttackDice, Hit|Crit), AtLeast, 2),
	func(x *game.Exec) {
		hits, crits := Results(AttackDice, Hit)(x), Results(AttackDice, Crit)(x)
		if hits > 0 {
			hits--
		} else {
			crits--
		}
		SufferOf(x, Defender(x), x.Self(), hits, crits)
	})
