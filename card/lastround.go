package card

import "koiogran/game"

// FromAttack tells whether the damage that is being suffered comes from an attack.
func FromAttack(x *game.Exec) bool { d := x.Damage(); return d != nil && d.Attack }

// Doomed tells whether a ship is to be destroyed at the end of the round.
func Doomed(r Ref) Cond { return func(x *game.Exec) bool { return x.Ship(r(x)).Doomed } }
