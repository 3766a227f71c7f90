package rules

import (
	"fmt"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// wings forms the wings of all squads (2e.epic.wing).
func (b *builder) wings(setup *Setup) error {
	first := 0
	for p := range setup.Seats() {
		squad := setup.Squad(game.Player(p))
		taken := map[int]bool{}
		for i := range squad.Wings {
			if err := b.wing(squad, &squad.Wings[i], first, taken); err != nil {
				return fmt.Errorf("%w: player %d, wing %d: %w", ErrSetup, p+1, i+1, err)
			}
		}
		first += len(squad.Ships) + len(squad.Collection)
	}
	return nil
}

// wing forms a wing of a squad whose first ship has a number. Taken are the ships of its wings so far.
func (b *builder) wing(squad *Squad, w *Wing, first int, taken map[int]bool) error {
	for _, i := range append([]int{w.Leader}, w.Mates...) {
		switch {
		case i < 0 || i >= len(squad.Ships):
			return fmt.Errorf("ship %d; expected 1 to %d", i+1, len(squad.Ships))
		case taken[i]:
			return fmt.Errorf("ship %d is in two wings, or twice in one", i+1)
		}
		taken[i] = true
	}
	lead := &squad.Ships[w.Leader]
	leader, _ := b.Facts.Pilot(lead.Pilot)
	terms := b.leads(lead)
	if terms == nil {
		return fmt.Errorf("%s has no upgrade with which it leads a wing", leader.Name)
	}
	if n := len(w.Mates); n < data.LeastMates || n > terms.Most {
		return fmt.Errorf("%d mates of %s; expected %d to %d", n, leader.Name, data.LeastMates, terms.Most)
	}
	positions := geom.Formation(len(w.Mates))
	var types []string
	for i, at := range w.Mates {
		mate, _ := b.Facts.Pilot(squad.Ships[at].Pilot)
		if !terms.Admits(leader, mate) || !terms.Beside(types, mate.Ship) {
			return fmt.Errorf("%s cannot be a mate of %s", mate.Name, leader.Name)
		}
		types = append(types, mate.Ship)
		id := game.ShipID(first + at)
		b.g.Ships[id].Wing = game.Wing{Leader: game.ShipID(first + w.Leader), Position: positions[i]}
		b.s.Formed = b.s.Formed.With(id)
	}
	return nil
}

// leads returns whom a ship can lead, nil for a ship that does not lead a wing.
func (b *builder) leads(l *Loadout) *data.Wing {
	for _, upgrade := range l.Upgrades {
		if row, ok := b.Facts.Upgrade(upgrade); ok && row.Wing != nil {
			return row.Wing
		}
	}
	return nil
}
