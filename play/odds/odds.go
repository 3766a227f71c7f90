// Package odds says what results from an attack: how likely each outcome is if both sides answer as is best for them,
// by following the attack over all results of all dice and all cards that can be drawn.
//
// Its tests follow every branch with rational numbers, without rounding, and play attacks, to hold the one against the
// other.
package odds

import (
	"errors"
	"math/rand/v2"

	"koiogran/engine/game"
)

// The errors of this package.
var (
	// ErrNoAttack says that the state is not in the middle of an attack.
	ErrNoAttack = errors.New("odds: no attack in progress")
	// ErrTooMany says that an attack has more branches than are followed.
	ErrTooMany = errors.New("odds: too many branches")
	// ErrPolicy says that a player gave an answer that is not legal, or never came to an end.
	ErrPolicy = errors.New("odds: the policy does not answer its questions")
)

// mostDice is how many dice of one roll have ways that can be counted in 63 bits.
const mostDice = 20

// Result is what can result from an attack. Equal results are counted together.
type Result struct {
	Hit       bool
	Destroyed bool // the defender has no hull left
	// Damage is what the defender suffered while the attack lasted: from the attack, and from
	// cards and abilities that it set off, bonus attacks apart.
	Damage uint8
	// Crits is how much of it was critical damage, whether a shield took it or not. What the attack
	// had dealt to the full before Exact began counts as damage only.
	Crits uint8
	// Back is whether the other side's counterattack hits, and Returned the damage that the attacker suffers of it.
	Back     bool
	Returned uint8
	// Attacker and Defender are what the two ships have left, bonus attacks of the aftermath
	// included. They are zero if no defender was declared.
	Attacker, Defender Left
}

// Left is what a ship has left to spend, and what it has to bear.
type Left struct {
	Tokens [game.NumTokens]uint8
	Force  uint8
	Locks  uint8
}

// First answers with the first option: whatever can be used is used.
func First(x *game.Exec, s *game.State, q *game.Question) game.Choice {
	if q.Kind == game.PlaceQuestion {
		return x.Draw(s, q.Player, rand.New(rand.NewPCG(0, 0)))
	}
	return q.Opts[0]
}
