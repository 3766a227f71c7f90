package card

import "koiogran/engine/game"

// AttackDestroyed reports whether the attack destroyed the defender.
func AttackDestroyed(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Killed }

// OfDial reports whether the present maneuver is the one on the dial that its ship revealed: an
// ion maneuver and a stress maneuver are not, nor is one that an ability has it execute besides.
func OfDial(x *game.Exec) bool {
	m := x.Move()
	return m != nil && m.Kind == game.ManeuverMove && !m.Maneuver.Fixed
}

// InPhase reports whether it is this phase.
func InPhase(p game.Phase) Cond { return func(x *game.Exec) bool { return x.S.Phase == p } }

// Engaged reports whether a ship has engaged this round.
func Engaged(x *game.Exec) bool { return x.Ship(x.Subject()).Engaged }
