package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// What cards of several slots use.

// asPrinted executes a maneuver as it is on the dial.
func asPrinted(to game.Maneuver) game.Maneuver { return to }

// atTheMover is the bonus attack of this card on the ship that has just executed a maneuver.
func atTheMover(cost ...Op) []Ability {
	return []Ability{{Name: "attack", When: AfterManeuver, By: []Cond{Enemy}, Do: append(cost,
		rules.Attack(Self, rules.Bonus, rules.WithThisCard, rules.Against(Same(Active))))}}
}

// ionGun is a cannon or turret: an ion weapon without requirement or cost.
func ionGun(id string) Def {
	return Def{ID: id,
		Summary: "Attack: if it hits, 1 result deals 1 hit damage and each of the others inflicts " +
			"1 ion token instead.",
		Weapon:    &WeaponTerms{},
		Abilities: []Ability{inflictIon}}
}

// ancillaryIon is a cannon without an attack line, or a configuration.
func ancillaryIon(id string) Def {
	return Def{ID: id,
		Summary: "Before you roll dice for a primary attack, you may spend 2 charges: its critical " +
			"hits inflict ion tokens instead of damage.",
		Abilities: []Ability{
			{Name: "load ions", When: BeforeRoll(AttackDice), If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 2, Charge), Mark(ThisAttack, Defender)}},
			{Name: "inflict ion tokens", When: AfterNeutralize, Must: true, By: []Cond{Marked},
				Against: []Cond{Same(Self)}, If: []Cond{Shows(AttackDice, Crit)},
				Do: []Op{Inflict(IonToken, 0, Crit)}},
		}}
}

// sameType reports whether a ship is of the type of the other ship of the window.
func sameType(x *game.Exec) bool { return x.Info(x.Subject()).Ship == x.Info(Other(x)).Ship }

// turretToo is the bonus attack of Bistan and the Ghost Company.
var turretToo = Ability{Name: "attack from the turret", When: AftermathBonus,
	If: []Cond{PrimaryAttack, Has(FocusToken)},
	Do: []Op{rules.Attack(Self, rules.Bonus, rules.FromTurret,
		rules.Against(Enemy, Not(AttackedBy(Same(Self)))))}}

// dropping is the ability of a ship's step of the System phase to spend 1 charge and drop a device
// with the straight 1 template.
func dropping(kind string) Ability {
	name := "drop a " + kind
	if kind[0] == 'E' || kind[0] == 'I' {
		name = "drop an " + kind
	}
	return Ability{Name: name, When: SystemStep,
		Do: []Op{Spend(Self, 1, Charge), rules.DropDevice(kind)}}
}

// forAnAction are the abilities to spend a charge while performing one of these actions, for which the
// ship is marked until that is over.
func forAnAction(name string, actions ...game.Action) []Ability {
	it := About(actions...)
	over := []Op{Unmark(Self)}
	return []Ability{
		{Name: name, When: WhileActing, If: []Cond{it},
			Do: []Op{Spend(Self, 1, Charge), Mark(ThisPhase, Self)}},
		{Name: "done", When: AfterAction, Must: true, If: []Cond{it}, Do: over},
		{Name: "failed", When: AfterFail, Must: true, If: []Cond{it}, Do: over},
	}
}

// othersNear are the other ships at range 0-1.
var othersNear = []Cond{Not(Same(Self)), At(0, 1)}

// sureHit is a missile or torpedo whose defender may suffer 1 damage, for which no dice are rolled.
func sureHit(id, suffer string, face Faces) Def {
	return Def{ID: id,
		Summary: "Attack with a lock, for 1 charge: the defender may " + suffer + ", for which no " +
			"dice are rolled and the attack is treated as hitting.",
		Weapon: &WeaponTerms{Lock: true, Charges: 1},
		Abilities: []Ability{{Name: "the defender chooses", When: AfterDefender, Must: true,
			If: []Cond{WithThis},
			Do: []Op{PickOne(Defender,
				Alt(suffer, Suffer(Defender, 1, face), AutoHit()),
				Alt("be attacked with dice"))}}}}
}

// boosterSlam lets a ship SLAM once; the disarm token of that can be had off for another token.
func boosterSlam(id, token string, k Kinds) Def {
	return Def{ID: id,
		Summary: "You may SLAM while the charge is active, and lose it; then you may gain 1 " + token +
			" token to remove 1 disarm token.",
		Mods: []Mod{Forbids(Acting).If(About(game.SlamAction), Not(Has(Charge)))},
		Abilities: []Ability{{Name: "burn out", When: AfterAction, Must: true,
			If: []Cond{About(game.SlamAction)},
			Do: []Op{Lose(Self, 1, Charge), May("remove a disarm token", Gain(Self, 1, k),
				Remove(Self, 1, DisarmToken))}}}}
}

// endsOnRemote is the condition that the ship that met a remote ends on it.
func endsOnRemote(x *game.Exec) bool { return x.Trigger().N == 1 }

// bullseye is that the defender is in Self's bullseye arc.
var bullseye = Defender.Is(In(Bullseye))

// calculateAgain gives 1 more calculate token for a calculate action.
var calculateAgain = Ability{Name: "calculate again", When: AfterAction, Must: true,
	If: []Cond{About(game.CalculateAction)}, Do: []Op{Gain(Self, 1, CalculateToken)}}

// ionOrdnance is a torpedo or missile. Attack, needs a lock: spend 1 charge. Its results inflict ion tokens as an
// ion weapon does.
func ionOrdnance(id string) Def {
	return Def{ID: id,
		Summary: "Attack with a lock, for 1 charge: if it hits, 1 result deals 1 hit damage and " +
			"each of the others inflicts 1 ion token instead.",
		Weapon:    &WeaponTerms{Lock: true, Charges: 1},
		Abilities: []Ability{inflictIon}}
}

// inflictIon is what an ion weapon does: if the attack hits, 1 result is spent for 1 hit damage,
// and each of the others inflicts 1 ion token instead of damage.
var inflictIon = Ability{Name: "inflict ion tokens", When: AfterNeutralize, Must: true,
	Against: []Cond{Same(Self)}, If: []Cond{WithThis}, Do: []Op{Inflict(IonToken, 1)}}
