package pilots

import (
	. "koiogran/engine/card"
)

// fireball are the pilots of the Fireball.
func fireball() []Def {
	daring := func(enemy Ref) Cond {
		return enemy.Is(Compare(Initiative, Above, Self.Of(Count(DamageCard))))
	}
	return printed(Def{
		Summary: "While you defend or make a primary attack you may roll 1 more die if the enemy " +
			"ship's initiative is higher than the number of your damage cards.",
		Abilities: rollsMore([]Cond{PrimaryAttack, daring(Defender)}, []Cond{daring(Attacker)}),
	}, "kazudaxiono")
}
