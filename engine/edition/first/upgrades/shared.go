package upgrades

import (
	"math"
	"strconv"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// What cards of several slots use.

// ionWeapon is a cannon or a turret.
func ionWeapon(id string) Def {
	return Def{ID: id,
		Summary: "Attack: if this attack hits, cancel all results; the defender suffers 1 damage and " +
			"receives 1 ion token.",
		Weapon: &WeaponTerms{},
		Abilities: instead(Suffer(Target, 1, Hit),
			Gain(Defender, 1, IonToken))}
}

// autoblaster is a cannon or a turret.
func autoblaster(id string) Def {
	return Def{ID: id,
		Summary: "Attack: defense dice do not cancel your hits, only critical hits.",
		Weapon:  &WeaponTerms{},
		Mods:    []Mod{Include(Neutralizing, HitsStand).For(Defending).If(WithThis)}}
}

// energy is an "Energy:" header of a card, used once a round (1e.energy.header-once-per-round).
func energy(name string, ops ...Op) Ability {
	return Ability{Name: name, When: UseEnergy, Per: game.OncePerRound, Do: ops}
}

// keepLock forbids the attacker to spend its lock on the defender for the rest of the attack.
var keepLock = Lasting(ThisAttack, Self, Forbids(SpendingLocks).If(Other.Is(Defending)))

// energyLeft counts the energy on Self's ship card.
func energyLeft(x *game.Exec) int { return EnergyOf(x, x.Self()) }

// placedAt lets a ship be placed as if its pilot skill were one of these.
func placedAt(skills ...int) Ability {
	var alts []Alternative
	for _, n := range skills {
		alts = append(alts, Alt("skill "+strconv.Itoa(n), LastingInitiative(UntilEndOf(game.SetupPhase), Self, n)))
	}
	return Ability{Name: "choose when you are placed", When: BeforePlacing,
		Do: []Op{PickOne(Self, alts...)}}
}

// asItIs is a maneuver as the dial has it.
func asItIs(m game.Maneuver) game.Maneuver { return m }

// all is more dice than are ever rolled.
func all(*game.Exec) int { return math.MaxInt8 }

// primaryValue is the value of the ship's primary weapon now.
func primaryValue(x *game.Exec) int {
	most := 0
	weapons := x.Info(x.Self()).Weapons
	for i := range weapons {
		if w := &weapons[i]; w.Primary() {
			most = max(most, int(w.Value))
		}
	}
	return x.Query(PrimaryValueOf, x.Self(), most+int(x.Ship(x.Self()).MorePrimary))
}
