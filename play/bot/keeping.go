package bot

import (
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// fades reports whether a token will go at the end of this phase unless it is kept.
func (b *beginner) fades(t game.Token) bool {
	color := b.g.Tokens[t].Color
	return b.heeds && (color == game.Green || color == game.Orange) && b.beforeRemoval()
}

// beforeRemoval reports whether it is the End phase, and circular tokens are still to be removed.
func (b *beginner) beforeRemoval() bool {
	s := b.x.S
	if s.Phase != game.EndPhase {
		return false
	}
	for i := range s.Frames[:s.Depth] {
		f := &s.Frames[i]
		if int(f.PC) <= b.removalIn(f.Proc) {
			return true
		}
	}
	return false
}

// removalIn returns which step of a procedure removes circular tokens, -1 for none. A match has thousands of steps, so it
// looks only at those of procedures that run in the End phase.
func (b *beginner) removalIn(proc game.ProcID) int {
	if b.removal[proc] == 0 {
		b.removal[proc] = int16(removalStep(&b.g.Procs[proc])) + 2
	}
	return int(b.removal[proc]) - 2
}

// removalStep finds the step of a procedure that removes circular tokens by its name, -1 for none.
func removalStep(proc *game.Proc) int {
	return slices.IndexFunc(proc.Steps, func(s game.Step) bool {
		return strings.HasSuffix(s.Name, rules.RemoveCircular.Name)
	})
}

// keeping is worthKeeping of a ship before an option is tried, found when it is first asked for.
func (b *beginner) keeping(id game.ShipID) float64 {
	if b.keep[id] == 0 {
		tried := b.x.S
		b.x.SetState(&b.nodes[0].state)
		if b.x.Ship(id).InPlay() {
			b.keep[id] = b.worthKeeping(id)
		}
		b.x.SetState(tried)
	}
	return b.keep[id]
}

// worthKeeping says how much of a green token's worth is left: in the engagement phase a ship
// needs it for its own attack, if that is to come, and against enemies who have not attacked.
func (b *beginner) worthKeeping(id game.ShipID) float64 {
	switch {
	case b.foresees():
		return worthBeside
	case b.x.S.Phase != game.EngagementPhase:
		return 1
	}
	need := 0.0
	if !b.x.Ship(id).Engaged && b.offense(id) > 0 {
		need++
	}
	for other := range b.x.EachShip() {
		if b.sign(other) == b.sign(id) || b.x.Ship(other).Engaged {
			continue
		}
		if _, ok := rules.Target(b.x, other, id, 0); ok {
			need += 0.8
		}
	}
	return max(min(need, 1.5), worthSpent)
}
