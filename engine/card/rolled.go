package card

import "koiogran/engine/game"

// rolled is the result of RollDice, rolledBits for each face.
var rolled = game.NewLocal[uint16]("rolled", 0)

const (
	rolledBits = 3
	rolledMost = 1<<rolledBits - 1
)

var _ [16 - rolledBits*game.NumFaces]struct{}

// RollDice lets Self, or another ship if one is named, roll n dice, at most 7, outside of an attack.
// What follows in the ability reads the result with Results and Shows.
func RollDice(dice Pool, n int, by ...Ref) Op {
	who := Self
	if len(by) > 0 {
		who = by[0]
	}
	number := func(*game.Exec) int { return min(n, rolledMost) }
	keep := func(x *game.Exec, result game.Faces) {
		kept := uint16(0)
		for f, k := range result {
			kept |= uint16(k) << (rolledBits * f)
		}
		rolled.Set(x, kept)
	}
	return Op{What: "roll dice", Do: game.Parts{
		game.Locals{rolled}, Throw(Dice{"roll dice", dice.color(), number, who}, keep),
	}}
}

// rolledCount returns how many dice show a face that were rolled outside of an attack: those of the
// window, as long as abilities answer the roll, else those of the running ability.
func rolledCount(x *game.Exec, f game.Face) int {
	if x.S.Rolled.Total() > 0 {
		return int(x.S.Rolled[f])
	}
	return int(rolled.Get(x)>>(rolledBits*int(f))) & rolledMost
}
