package card

import "koiogran/engine/game"

// Faces is a set of faces of dice, joined by |.
type Faces uint8

// The faces of dice.
const (
	Blank Faces = 1 << game.Blank
	Focus Faces = 1 << game.Focus
	Hit   Faces = 1 << game.Hit
	Crit  Faces = 1 << game.Crit
	Evade Faces = 1 << game.Evade
)

// FaceOf returns a face as a set.
func FaceOf(f game.Face) Faces { return 1 << f }

// list returns the faces of the set.
func (s Faces) list() []game.Face {
	var list []game.Face
	for f := range game.NumFaces {
		if s&FaceOf(f) != 0 {
			list = append(list, f)
		}
	}
	return list
}

// one returns the only face of the set.
func (s Faces) one() game.Face {
	list := s.list()
	if len(list) != 1 {
		panic("card: one face is wanted")
	}
	return list[0]
}

// anyOf returns the faces of the sets, all if there is no set.
func anyOf(sets []Faces) []game.Face {
	if len(sets) == 0 {
		return anyFace
	}
	var all Faces
	for _, s := range sets {
		all |= s
	}
	return all.list()
}

// Results counts the dice of a pool that show one of the faces.
func Results(pool Pool, faces Faces) Num {
	list := faces.list()
	return func(x *game.Exec) int {
		a, n := x.Attack(), 0
		for _, f := range list {
			switch {
			case pool == RolledDice:
				n += rolledCount(x, f)
			case a != nil:
				n += pool.of(a).Count(f)
			}
		}
		return n
	}
}

// Shows reports whether a pool shows one of the faces.
func Shows(pool Pool, faces Faces) Cond { return Between(Results(pool, faces), 1, Every) }
