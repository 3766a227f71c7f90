package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tiebainterceptor are the pilots of the TIE/ba interceptor.
func tiebainterceptor() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "In the System phase you may choose an enemy ship in your bullseye arc: it gains a " +
				"deplete or strain token of your choice.",
			Abilities: []Ability{{Name: "harass", When: SystemStep,
				Do: []Op{Choose(Enemy, In(Bullseye)), Gain(Chosen, 1, DepleteToken|StrainToken)}}},
		}, "majorvonreg"),

		printed(Def{
			Summary: "You transfer 1 of your tokens to another friendly ship at range 0-2 at the start of " +
				"the Engagement phase.",
			Abilities: []Ability{{Name: "pass a token", When: StartOf(game.EngagementPhase), Must: true,
				Do: []Op{Choose(OtherFriend, At(0, 2)),
					Transfer(Self, Chosen, 1, GreenTokens|OrangeTokens|RedTokens|BlueTokens)}}},
		}, "holo"),

		printed(Def{
			Summary: "While you attack, if the defender or a ship in its squad at range 0-1 of it is " +
				"damaged, the defender cannot spend focus or calculate tokens.",
			Mods: []Mod{Forbids(Spending).For(Defending, About(FocusToken, CalculateToken)).
				If(Attacking, Any(Enemy, Damaged, Defender.At(0, 1)))},
		}, "ember"),
	)
}
