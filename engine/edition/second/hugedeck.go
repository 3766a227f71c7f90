package second

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// hugeDeck returns the ten titles of the damage deck of huge ships. A card has two parts: a precision shot, which the
// attacker gets from the arcs that it names, and the effect of any faceup card (2e.huge.damage-deck,
// 2e.huge.damage-deck.precision). Damaged Circuitry is printed; the others are this project's own (design: true in
// the data).
func hugeDeck() []Def {
	sides := Left | Right
	return []Def{
		{ID: "blindsensors-huge",
			Summary:   "You cannot acquire locks. Precision shot from ahead: the attacker removes a lock that you have.",
			Mods:      []Mod{Forbids(Locking)},
			Abilities: []Ability{precision("scanner struck", FullFront, Remove(Self, 1, OwnLock))},
			Actions:   repairAction},
		{ID: "brokenkeel-huge",
			Summary:   "It counts as 2 damage cards. Precision shot from behind: you gain 1 strain token.",
			Mods:      []Mod{Add(DamageWorth, 1)},
			Abilities: []Ability{precision("raking fire", FullRear, Gain(Self, 1, StrainToken))}},
		{ID: "burningdeck-huge",
			Summary: "Before you engage roll an attack die: a hit makes you suffer 1 hit damage. Precision shot in your " +
				"bullseye arc: you expose a facedown damage card.",
			Abilities: []Ability{
				precision("magazine struck", Bullseye, rules.ExposeCard(Self)),
				{Name: "fire", When: BeforeEngage, Must: true, Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), Suffer(Self, 1, Hit))}},
			},
			Actions: repairAction},
		{ID: "confusedorders-huge",
			Summary: "Your coordinate and jam actions are red. Precision shot in your bullseye arc: you gain 1 stress token.",
			Mods: []Mod{Set(ActionColor, int(game.DifficultyRed)).If(
				Either(About(game.CoordinateAction), About(game.JamAction)))},
			Abilities: []Ability{precision("bridge shaken", Bullseye, Gain(Self, 1, StressToken))},
			Actions:   repairAction},
		{ID: "damagedcircuitry-huge",
			Summary: "In the End phase you recover 1 energy less. Precision shot from a side: the attacker turns one of " +
				"your hardpoints offline.",
			Mods:      []Mod{Add(EnergyGained, -1)},
			Abilities: []Ability{precision("turret disabled", sides, rules.TakeOffline())},
			Actions:   repairAction},
		{ID: "exhaustedcrews-huge",
			Summary:   "You cannot be coordinated. Precision shot from behind: you gain 1 jam token.",
			Mods:      []Mod{Forbids(BeingCoordinated)},
			Abilities: []Ability{precision("signals lost", FullRear, Gain(Self, 1, JamToken))},
			Actions:   repairAction},
		{ID: "failingdrive-huge",
			Summary:   "Your maneuvers of speed 3-5 are more difficult. Precision shot from behind: you lose 1 energy.",
			Mods:      []Mod{Add(DifficultyOf, 1).If(Speed(3, 5))},
			Abilities: []Ability{precision("engine struck", FullRear, loseEnergy())},
			Actions:   repairAction},
		{ID: "jammedmounts-huge",
			Summary:   "You cannot rotate your turret. Precision shot from ahead: the attacker rotates it.",
			Mods:      []Mod{Forbids(Acting).If(About(game.RotateAction))},
			Abilities: []Ability{precision("mounts struck", FullFront, rules.RotateOp())},
			Actions:   repairAction},
		{ID: "leakingshields-huge",
			Summary:   "In the End phase you recover 1 shield less. Precision shot from a side: you suffer 1 hit damage.",
			Mods:      []Mod{Add(ShieldsBack, -1)},
			Abilities: []Ability{precision("emitter burst", sides, Suffer(Self, 1, Hit))},
			Actions:   repairAction},
		{ID: "thinnedgunners-huge",
			Summary:   "You roll 1 attack die fewer in bonus attacks. Precision shot from a side: you gain 1 deplete token.",
			Mods:      []Mod{Add(AttackDiceOf, -1).If(bonusAttack)},
			Abilities: []Ability{precision("gun crews hit", sides, Gain(Self, 1, DepleteToken))},
			Actions:   repairAction},
	}
}

// precision is a precision shot: it comes when the card is dealt to a defender whose attacker is in one of these of its
// arcs, before the effect of the card (2e.huge.damage-deck.precision, 2e.huge.damage-deck.only-dealt). They reach as far as
// the ship attacks out of them (2e.huge.damage-deck.precision-reach). From elsewhere, the attacker may apply it if a card
// permits it. The attacker's player makes all choices (2e.huge.damage-deck.chooser).
func precision(name string, arcs Arcs, do ...Op) Ability {
	inside := rules.FromArc(arcs)
	return Ability{Name: name, When: DealtFaceup, Must: true, If: []Cond{func(x *game.Exec) bool {
		d := x.Damage()
		return x.Trigger().N == 0 && d != nil && d.Attack && d.Ship == x.Self()
	}, Either(inside, rules.FromAnywhere)}, Do: []Op{PickedBy(Attacker, MayIf(Not(inside), "apply the precision shot", do...))}}
}

// bonusAttack reports whether the present attack is a bonus attack.
func bonusAttack(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && a.Terms.Bonus
}

// loseEnergy is the op with which Self loses 1 energy.
func loseEnergy() Op {
	return RunIf("lose energy", HasEnergy(1), func(x *game.Exec) { LoseChargesOf(x, x.Info(x.Self()).Pilots, 1) })
}
