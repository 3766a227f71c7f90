package card

import "koiogran/game"

// rolled is the scratch number in which RollDice keeps the result.
const rolled = 1

// The result of a roll fits into a scratch number: rolledBits for each face.
const (
	rolledBits = 3
	rolledMost = 1<<rolledBits - 1
)

var _ [15 - rolledBits*game.NumFaces]struct{}

// RollDice rolls n dice, at most 7, outside of an attack. What follows in the ability reads the
// result with Rolled and GainRolled.
func RollDice(colour game.DiceColour, n int) Op {
	number := func(*game.Exec) int { return min(n, rolledMost) }
	return Op{What: "roll dice", Steps: RollSteps(Throw{"roll dice", colour, number, Self},
		func(x *game.Exec, result game.Faces) {
			kept := int16(0)
			for f, k := range result {
				kept |= int16(k) << (rolledBits * f)
			}
			x.Frame().R[rolled] = kept
		})}
}

// rolledCount returns how many dice of the running ability's roll show a face.
func rolledCount(x *game.Exec, f game.Face) int {
	return int(x.Frame().R[rolled]>>(rolledBits*int(f))) & rolledMost
}

// Rolled tells whether at least n dice of the ability's roll show one of these faces.
func Rolled(n int, faces ...game.Face) Cond {
	return func(x *game.Exec) bool {
		count := 0
		for _, f := range faces {
			count += rolledCount(x, f)
		}
		return count >= n
	}
}

// GainRolled gives a ship a token for each die of the ability's roll that shows a face.
func GainRolled(r Ref, t game.Token, f game.Face) Op {
	return do("gain a token for each result", nil, func(x *game.Exec) {
		GainTokens(x, r(x), t, rolledCount(x, f), "2e.token.gain")
	})
}
