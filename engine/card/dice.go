package card

import "koiogran/engine/game"

// Pool names a pool of dice.
type Pool uint8

// The pools of dice: those that the attacker and the defender of the present attack rolled, and those
// that the running ability rolled outside of an attack.
const (
	AttackDice Pool = iota
	DefenseDice
	RolledDice
)

// of returns the pool of an attack.
func (d Pool) of(a *game.Attack) *game.Pool {
	if d == AttackDice {
		return &a.Attack
	}
	return &a.Defense
}

// color returns the color of dice that belong to no attack yet.
func (d Pool) color() game.DiceColor {
	if d == AttackDice {
		return game.AttackDice
	}
	return game.DefenseDice
}

// colorOf returns the color of the dice in the pool.
func colorOf(x *game.Exec, pool Pool) game.DiceColor {
	if pool == RolledDice {
		return game.DiceColor(x.Trigger().N - int16(RolledDice))
	}
	a := x.Attack()
	if pool.of(a) == &a.Attack {
		return game.AttackDice
	}
	return game.DefenseDice
}

// outside is the number of AfterRoll for dice of a color that are rolled outside of an attack; those
// of an attack have that of their pool.
func outside(c game.DiceColor) int16 { return int16(RolledDice) + int16(c) }

// modifiable reports whether Self's side may modify this pool now by an ability.
func modifiable(pool Pool) Cond { return modifiableBy(game.ByAbility, pool) }

// modifiableBy is modifiable by other means.
func modifiableBy(means game.Means, pool Pool) Cond {
	return func(x *game.Exec) bool {
		return x.Attack() != nil && !Forbidden(x, ModifyingDice, modifying(x, pool, means))
	}
}

// MayModify reports whether a ship may modify the dice of a color in the present attack by a means.
func MayModify(x *game.Exec, id game.ShipID, dice game.DiceColor, means game.Means) bool {
	return !Forbidden(x, ModifyingDice,
		game.Weighed{Subject: id, Other: game.NoShip, Dice: dice, Means: means})
}

// modifying is what is weighed where Self's side modifies a pool.
func modifying(x *game.Exec, pool Pool, means game.Means) game.Weighed {
	return game.Weighed{Subject: sideOf(x), Other: game.NoShip, Dice: colorOf(x, pool), Means: means}
}

// looseOf counts the dice of a pool that show a face and that Self's side may modify.
func (d Pool) looseOf(x *game.Exec, f game.Face) int {
	return min(d.of(x.Attack()).Loose(f), faceLeft(x, sideOf(x), f))
}

// countOf counts the dice of a pool that show a face.
func (d Pool) countOf(x *game.Exec, f game.Face) int { return d.of(x.Attack()).Count(f) }

// faceLeft is how many results of a face the side of a ship of the present attack may still modify.
func faceLeft(x *game.Exec, id game.ShipID, f game.Face) int {
	if f != game.Focus || !x.Changes(FocusLimit) {
		return Every
	}
	side, _ := partOf(x.Attack(), id)
	return max(0, x.Query(FocusLimit, id, Every)-focusesModified(x.Attack(), side))
}

// sideOf returns the ship of the present attack on whose side Self is.
func sideOf(x *game.Exec) game.ShipID {
	a := x.Attack()
	if x.Side(x.Self()) == x.Side(a.Attacker) {
		return a.Attacker
	}
	return a.Defender
}

// rerollable reports whether Self's side may modify this pool now by rolling dice of it again.
func rerollable(pool Pool) Cond { return rerollableBy(game.ByAbility, pool) }

// rerollableBy is rerollable by other means. Dice rolled outside of an attack may be, as long as their
// window is open.
func rerollableBy(means game.Means, pool Pool) Cond {
	if pool == RolledDice {
		return func(x *game.Exec) bool { return x.S.Rolled.Total() > 0 }
	}
	return All(modifiableBy(means, pool), func(x *game.Exec) bool {
		return !Forbidden(x, Rerolling, modifying(x, pool, means))
	})
}

// WhileModifying reports whether it is the time to modify a pool of dice.
func WhileModifying(pool Pool) Cond {
	w := ModifyAttack
	if pool == DefenseDice {
		w = ModifyDefense
	}
	return func(x *game.Exec) bool { return x.During(w) }
}

// prints reports whether the dice of the pool have a face: a die cannot be changed to a result that
// is not on it (2e.attack.modify.impossible-change).
func prints(pool Pool, f game.Face) Cond {
	return func(x *game.Exec) bool {
		return x.Attack() != nil && colorOf(x, pool).Sides()[f] > 0
	}
}

// tellModified is tell of a pool that was modified.
func tellModified(x *game.Exec, pool Pool, kind game.EventKind, clause string) {
	noteModified(x, pool)
	tell(x, pool, kind, clause)
}

// tell emits what a pool now shows.
func tell(x *game.Exec, pool Pool, kind game.EventKind, clause string) {
	p := pool.of(x.Attack())
	var faces game.Faces
	for f := range game.NumFaces {
		faces[f] = uint8(p.Count(f))
	}
	e := game.NewEvent(kind, clause, x.Self())
	e.Card, e.Color, e.Dice = x.Card(), colorOf(x, pool), faces
	x.Emit(e)
}

// anyFace are all faces of dice.
var anyFace = []game.Face{game.Blank, game.Focus, game.Hit, game.Crit, game.Evade}

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
