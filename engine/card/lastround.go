package card

import "koiogran/engine/game"

// FromAttack reports whether the damage that is being suffered comes from an attack.
func FromAttack(x *game.Exec) bool { d := x.Damage(); return d != nil && d.Attack }

// Doomed reports whether a ship is to be destroyed at the end of the round.
func Doomed(x *game.Exec) bool { return x.Ship(x.Subject()).Doomed }
