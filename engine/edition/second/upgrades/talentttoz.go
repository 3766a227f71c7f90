package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// talentTToZ are the talents from T to Z.
func talentTToZ() []Def {
	return []Def{
		{ID: "topcover-swz98",
			Summary: "After a friendly ship at range 0-1 defends, you may launch a device with a bank " +
				"3 or straight 3 template, unless you placed one this round. The effects of friendly " +
				"devices pass you by.",
			Mods: []Mod{Ignores(FriendlyDevices)},
			Abilities: []Ability{{Name: "launch a device", When: AfterDefend,
				By: []Cond{Friend, At(0, 1)}, If: []Cond{Not(rules.PlacedDevice)},
				Do: []Op{rules.PlaceOne(rules.Placement{Straight: 3, Launch: true})}}}},

		{ID: "treacherous",
			Summary: "While you defend, you may spend 1 charge and give a ship that obstructs the " +
				"attack 1 strain token, to cancel 1 hit or critical hit. The destruction of a ship at " +
				"range 0-3 recovers the charge.",
			Abilities: []Ability{
				{Name: "hide behind a ship", When: BeforeNeutralize,
					Do: []Op{Choose(Obstructs), Spend(Self, 1, Charge),
						CancelResult(AttackDice, Hit|Crit), Gain(Chosen, 1, StrainToken)}},
				{Name: "recover the charge", When: AfterDestroyed, Must: true, By: []Cond{At(0, 3)},
					Do: []Op{Recover(Self, 1, Charge)}},
			}},

		{ID: "trickshot",
			Summary: "You roll 1 more attack die in attacks that an obstacle obstructs.",
			Mods:    []Mod{Add(AttackDiceOf, 1).If(ObstructedAttack)}},

		{ID: "truegrit-swz98",
			Summary: "If not strained as the Activation phase ends, you may take a strain token to " +
				"remove a red or orange token, which must not be a lock.",
			Abilities: []Ability{{Name: "shake it off", When: EndOfActivation,
				If: []Cond{Not(Has(StrainToken))},
				Do: []Op{Gain(Self, 1, StrainToken),
					Remove(Self, 1, RedButLocks|OrangeTokens)}}}},

		{ID: "vengeful-battleofyavin",
			Summary: "After a limited friendly ship at range 0-3 is destroyed, you may remove a red " +
				"token or recover a recurring charge of your ship card.",
			Abilities: []Ability{{Name: "avenge", When: AfterDestroyed,
				By: []Cond{Friend, At(0, 3), Limited},
				Do: []Op{PickOne(Self,
					Alt("remove a red token", Remove(Self, 1, RedTokens)),
					Alt("recover a charge", recoverOnShipCard))}}}},

		{ID: "withoutatrace-tiephphantom",
			Summary: "As you cloak you may remove a red token; no enemy can lock you while you are " +
				"cloaked.",
			Mods: []Mod{Forbids(BeingLocked).If(Other.Is(Enemy), Has(CloakToken))},
			Abilities: []Ability{{Name: "remove a red token", When: AfterGain,
				If: []Cond{About(CloakToken)}, Do: []Op{Remove(Self, 1, RedTokens)}}}},
	}
}
