package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// hugeAbilities are the ship abilities of huge ships.
func hugeAbilities() []Def {
	locking := About(game.LockAction)
	return []Def{
		{ID: "Broadside Batteries",
			Summary: "Your primary attacks and your locks reach one band farther. You cannot lock what you touch.",
			Mods: []Mod{
				AddUpTo(4, FarthestRange, 1).If(PrimaryAttack),
				Include(ActionReach, Ranges(4, 4)).If(locking), Exclude(ActionReach, Ranges(0, 0)).If(locking),
			}},

		{ID: "Concentrated Batteries",
			Summary: "You roll 1 more die in primary, torpedo and missile attacks at a defender in your bullseye arc.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(Either(PrimaryAttack, AttackSlot("torpedo", "missile")),
				Defender.Is(In(Bullseye)))}},

		{ID: "Overdrive Burners",
			Summary: "While you defend, you roll 1 more die if your revealed maneuver has speed 3-5.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Revealed(Speed(3, 5)))}},

		{ID: "Resupply Craft",
			Summary: "You may spend 1 energy after another friendly ship at range 0-1 performs an action. If you do, it recovers " +
				"a shield, or an orange or red token is removed from it.",
			Abilities: []Ability{{Name: "resupply", When: AfterAction, By: []Cond{OtherFriend, At(0, 1)},
				Do: []Op{SpendEnergy(1), PickOne(Active,
					Alt("remove a token", PickedBy(Active, Remove(Active, 1, OrangeTokens|RedTokens))),
					Alt("recover a shield", Recover(Active, 1, Shield)))}}}},
	}
}
