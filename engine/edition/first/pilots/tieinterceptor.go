package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// tieinterceptor are the pilots of the TIE interceptor.
func tieinterceptor() []Def {
	near := []Cond{Enemy, At(1, 1)}
	return []Def{
		{ID: "soontirfel", Summary: "When you receive a stress token, you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterGain, If: []Cond{About(StressToken)},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "carnorjax",
			Summary: "Enemy ships at range 1 can neither perform focus and evade actions nor spend focus and " +
				"evade tokens.",
			Mods: []Mod{
				Forbids(Acting).For(near...).If(About(game.FocusAction, game.EvadeAction)),
				Forbids(Spending).For(near...).If(About(FocusToken | EvadeToken)),
			}},

		actsAfter("turrphennir", "reposition",
			"After you attack, you may boost or barrel roll as a free action.",
			AfterAttack, nil, game.BoostAction, game.BarrelRollAction),

		tetranCowall(),

		{ID: "felswrath",
			Summary: "If you would be destroyed, you are destroyed at the end of the Combat phase.",
			Abilities: []Ability{{Name: "hold on", When: WouldBeDestroyed, Must: true,
				If: []Cond{Not(InPhase(game.EndPhase))}, Do: []Op{Instead(rules.DelayDestruction())}}}},

		{ID: "lieutenantlorrir",
			Summary: "When you perform a barrel roll action, you may receive 1 stress token to use the " +
				"bank template of speed 1.",
			Mods: []Mod{Include(TemplatesOf(game.RollMove), StressBanks)}},

		{ID: "kirkanos",
			Summary: "In attacks at range 2-3 you may spend 1 evade token to add 1 hit.",
			Abilities: []Ability{{Name: "add a hit", When: ModifyAttack, If: []Cond{AttackRange(2, 3)},
				Do: []Op{Spend(Self, 1, EvadeToken), AddResult(AttackDice, Hit)}}}},
	}
}

// tetranCowall turns round at three speeds, of which the dial has two.
func tetranCowall() Def {
	at := func(speed int, to ...Faster) Ability {
		return Ability{Name: "change the speed", When: AfterReveal,
			If: []Cond{Revealed(Bearings(geom.Koiogran), Speed(speed, speed))},
			Do: []Op{RevealAs(to...)}}
	}
	return Def{ID: "tetrancowall",
		Summary:   "When you reveal a Koiogran turn, you may give it speed 1, 3 or 5.",
		Abilities: []Ability{at(3, -2, 2), at(5, -4, -2)}}
}
