package rules

import (
	"fmt"

	"koiogran/card"
	"koiogran/game"
)

// Mission is another way to play: its own set-up areas, its own play area, what its ships may do
// besides, and the objectives by which it is won (1e.mission.alternative-mode).
type Mission struct {
	game.Mission
	// Summary says in a sentence or two what each player is to do.
	Summary string
	// Points are the squad points for which it is meant; 0 says nothing
	// (1e.mission.recommended-points).
	Points int
	// Forces are the squads that it lists, for players who do not bring their own
	// (1e.mission.forces-choice).
	Forces [2]Squad
	// Width and Height are those of the play area in nanometres; 0 leaves the usual one
	// (1e.mission.play-area-default).
	Width, Height int32
	// Abilities are what it lets every ship do, free actions among them (1e.mission.free-actions).
	Abilities []card.Ability
}

// mission makes a match one of a mission of the edition.
func (b *builder) mission(id string) error {
	if id == "" {
		return nil
	}
	for i := range b.Missions {
		m := &b.Missions[i]
		if m.ID != id {
			continue
		}
		b.g.Mission = &m.Mission
		if m.Width > 0 && m.Height > 0 {
			b.g.Area.Width, b.g.Area.Height = m.Width, m.Height
		}
		for _, a := range b.missions[i].Abilities {
			plain := *a
			plain.Code = nil
			hooks := b.g.RuleHooks[a.Window]
			b.g.RuleHooks[a.Window] = append(hooks[:len(hooks):len(hooks)], &plain)
		}
		return nil
	}
	return fmt.Errorf("%w: no mission %q in this edition", ErrSetup, id)
}

// Mission returns the mission with an id, false if the edition has none such.
func (e *Edition) Mission(id string) (*Mission, bool) {
	for i := range e.Missions {
		if e.Missions[i].ID == id {
			return &e.Missions[i], true
		}
	}
	return nil, false
}

// judged ends the match if a mission says so at the end of a round.
func judged(x *game.Exec) bool {
	m := x.G.Mission
	if m == nil || m.Judge == nil {
		return false
	}
	r := m.Judge(x)
	if r == game.Undecided {
		return false
	}
	finish(x, r, "1e.mission.only-own-objective")
	return true
}

// zoneOf returns how deep a player's set-up area is (1e.mission.setup-area-override).
func zoneOf(x *game.Exec, p game.Player) int32 {
	if m := x.G.Mission; m != nil && m.Depth[p] > 0 {
		return m.Depth[p]
	}
	return shipZone
}

// escapes tells whether a ship that has left the play area gets away
// (1e.mission.edge-rule-override).
func escapes(x *game.Exec, id game.ShipID) bool {
	m := x.G.Mission
	return m != nil && m.Escapes != nil && m.Escapes(x, id)
}
