package game

import "koiogran/engine/geom"

// Attack is an attack in progress.
type Attack struct {
	Attacker   ShipID
	Defender   ShipID
	Section    Section  // of a huge defender, which is the target
	Weapon     uint8    // an index into the attacker's weapons
	TurretArc  geom.Arc // the single arc that a turret, or a weapon outside its own arc, fires from
	Range      int8     // the attack range
	Distance   int32    // nanometers, in the attack arc
	Terms      AttackTerms
	Obstructed bool    // by an obstacle or a ship
	Twice      bool    // both an obstacle and an undivided huge ship do that
	Between    ShipSet // ships on its line, which has no effect of its own
	Gas        bool    // by a gas cloud among others
	Declared   bool
	Hit        bool
	Canceled   bool
	LockFree   bool  // an ability waived the weapon's requirement
	GasUsed    bool  // the gas cloud's blank was changed
	LockPaid   uint8 // what is spent as the lock: that, a focus token in its place, or one that is lent
	AutoHit    bool  // it is treated as hitting, and skips the dice that are not rolled yet
	AddAttack  int8  // attack dice added or taken by abilities used
	AddDefense int8
	Inflicted  uint8 // tokens to inflict instead of damage, of the kind in Inflicts
	Inflicts   Token
	Suffered   uint8    // damage that the defender suffered from it
	Armor      uint8    // shields or armor that the defender had before
	Guess      uint8    // one more than the evades that the defender's player has guessed, 0 for no guess
	Killed     bool     // it destroyed the defender
	Counter    uint8    // one more than the weapon with which the defender counterattacks, 0 for none
	Turned     bool     // the counterattack is being made: attacker and defender have changed places
	Guarded    bool     // a guard token has an effect on it
	FocusUsed  bool     // a focus token has changed results of the attacker
	CritsFirst bool     // the defender chose to cancel critical hits before hits
	CritsLost  uint8    // critical hits that evades canceled
	Lost       uint8    // results that were neutralized
	Dealt      uint8    // damage cards that it dealt to the defender
	DealtUp    uint8    // of these, faceup
	DealtPilot uint8    // of these, about the pilot
	Rolled     [2]uint8 // by pool, attack dice first: how many dice were rolled
	// Modified are the pools that were modified, bits 0 and 1 by the attacker, 2 and 3 by the defender; and
	// how many focus results, up to 3, bits 4 and 5 by the attacker's side, 6 and 7 by the other.
	Modified uint8
	// Spent are the kinds of tokens that the attacker and the defender have spent, as bits.
	Spent   [2]uint32
	Attack  Pool
	Defense Pool
}

// AttackTerms are the terms on which an attack is made: the zero value is a ship's ordinary
// attack, with any weapon against any enemy.
type AttackTerms struct {
	Bonus    bool
	Must     bool   // it cannot be declined: an ability does it and something else as well
	Primary  bool   // only with a primary weapon
	Special  bool   // only with a special weapon
	Turret   bool   // only out of a single turret arc
	Last     bool   // no attack out of this turret arc may follow it this round
	Fresh    bool   // only out of a turret arc that did not attack this round
	NoNeed   bool   // lock, focus and calculate requirements are waived
	Paid     bool   // it has been paid for: it repeats an attack, with a card that may be discarded
	Unveiled bool   // a cloak token does not forbid it: the ability removes it for the attack
	Within   bool   // only against ships in the set Targets
	Card     CardID // with Special: only with this card, if it is not 0
	Targets  ShipSet
	Weapons  uint16 // only with these of its weapons, by their places as bits; all if none is set
	Energy   int8   // that a huge ship pays for it in addition to its header
}

// Allow reports whether a weapon can be used on these terms.
func (t *AttackTerms) Allow(w *Weapon) bool {
	return !(t.Primary && !w.Primary() || t.Special && w.Primary() ||
		t.Special && t.Card != 0 && w.Card != t.Card ||
		t.Turret && !w.Turret)
}

// NoWeapon is a bit of AttackTerms.Weapons that stands for no weapon: alone it leaves none.
const NoWeapon = 1 << 15

// AllowWeapon reports whether the weapon in a place of the ship's list can be used on these terms.
func (t *AttackTerms) AllowWeapon(i int) bool { return t.Weapons == 0 || t.Weapons&(1<<i) != 0 }

// AllowTarget reports whether a ship can be attacked on these terms.
func (t *AttackTerms) AllowTarget(id ShipID) bool {
	return !t.Within || t.Targets.Has(id)
}
