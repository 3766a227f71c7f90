package card

import "koiogran/engine/game"

// Fact is a number that is kept of the present attack.
type Fact uint8

// The facts of an attack.
const (
	CardsDealt         Fact = iota // damage cards that it dealt to the defender
	FaceupDealt                    // of these, faceup
	PilotCardsDealt                // of these, about the pilot or the crew
	DamageSuffered                 // damage that the defender suffered from it
	ResultsNeutralized             // hits and critical hits that were neutralized
	CritsCanceled                  // critical hits that evades canceled
	ArmorLost                      // shields or armor that the defender lost
)

// InAttack is a fact of the present attack as a number: 0 without an attack.
func InAttack(f Fact) Num {
	return func(x *game.Exec) int {
		a := x.Attack()
		if a == nil {
			return 0
		}
		switch f {
		case CardsDealt:
			return int(a.Dealt)
		case FaceupDealt:
			return int(a.DealtUp)
		case PilotCardsDealt:
			return int(a.DealtPilot)
		case DamageSuffered:
			return int(a.Suffered)
		case ResultsNeutralized:
			return int(a.Lost)
		case CritsCanceled:
			return int(a.CritsLost)
		}
		return int(a.Armor) - int(x.Ship(a.Defender).Shields)
	}
}

// Happened reports whether a fact of the present attack is 1 or more.
func Happened(f Fact) Cond { return Compare(InAttack(f), Above, 0) }

// NumberRolled is how many dice of a pool were rolled in the present attack, whatever happened to them.
func NumberRolled(pool Pool) Num {
	return func(x *game.Exec) int {
		if a := x.Attack(); a != nil {
			return int(a.Rolled[pool])
		}
		return 0
	}
}

// HasModified reports whether a ship has modified dice of a pool in the present attack: not another ship
// of its side by an ability of that one (2e.attack.modify.third-party).
func HasModified(pool Pool) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil {
			return false
		}
		side, ok := partOf(a, x.Subject())
		return ok && a.Modified&modifiedBit(side, int(pool)) != 0
	}
}

// HasSpent reports whether a ship has spent tokens of a selection in the present attack.
func HasSpent(k Kinds) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil {
			return false
		}
		side, ok := partOf(a, x.Subject())
		if !ok {
			return false
		}
		return Kinds(a.Spent[side])&k.tokensOf(x) != 0
	}
}

// partOf returns 0 for the attacker and 1 for the defender.
func partOf(a *game.Attack, id game.ShipID) (side int, ok bool) {
	if id == a.Defender {
		return 1, true
	}
	return 0, id == a.Attacker
}

// modifiedBit returns the bit of a pool, attack dice first, that a side has modified.
func modifiedBit(side, pool int) uint8 { return 1 << (2*side + pool) }

// noteSpent notes for the present attack that a ship spent a token.
func noteSpent(x *game.Exec, id game.ShipID, t game.Token) {
	a := x.Attack()
	if a == nil {
		return
	}
	if side, ok := partOf(a, id); ok {
		a.Spent[side] |= 1 << t
	}
}

// noteModified notes for the present attack that its attacker or its defender, if it is Self, modified a pool.
func noteModified(x *game.Exec, pool Pool) {
	a := x.Attack()
	dice := 0
	if colorOf(x, pool) == game.DefenseDice {
		dice = 1
	}
	if side, ok := partOf(a, x.Self()); ok {
		a.Modified |= modifiedBit(side, dice)
	}
}

// noteFaces notes for the present attack that the side of a ship of it modified n results of a face, as
// far as a card in play limits that.
func noteFaces[N int | uint8](x *game.Exec, id game.ShipID, f game.Face, n N) {
	if f == game.Focus && x.Changes(FocusLimit) {
		side, _ := partOf(x.Attack(), id)
		for range min(int(n), mostFocuses-focusesModified(x.Attack(), side)) {
			x.Attack().Modified += 1 << (4 + 2*side)
		}
	}
}

// mostFocuses is up to how many focus results that were modified an attack counts.
const mostFocuses = 3

// focusesModified is how many focus results a side has modified.
func focusesModified(a *game.Attack, side int) int { return int(a.Modified>>(4+2*side)) & mostFocuses }

// NoteDealt notes for the present attack that it dealt its defender a damage card, faceup with the
// trait of that card.
func NoteDealt(x *game.Exec, id game.ShipID, faceup bool, trait string) {
	a, d := x.Attack(), x.Damage()
	if a == nil || d == nil || !d.Attack || d.Ship != id || a.Defender != id {
		return
	}
	a.Dealt++
	if faceup {
		a.DealtUp++
	}
	if faceup && trait == "pilot" {
		a.DealtPilot++
	}
}

// TargetIs reports whether the target of the present attack is this section of a huge ship.
func TargetIs(at game.Section) Cond {
	return func(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Section == at }
}
