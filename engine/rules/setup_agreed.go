package rules

import (
	"fmt"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Limits of a play area that players can agree on, in millimeters: room for both deployment zones
// and something between them, and no more than coordinates hold.
const (
	LeastArea = 600
	MostArea  = 2000
)

// optional refuses settings that the edition does not have, and puts the dice of second edition
// into a match that agreed on them (msg.combat.no-range-bonus).
func (b *builder) optional() error {
	if b.g.Options.TimeLimit > 0 && !b.Timed && !b.g.Options.TimedScoring {
		return fmt.Errorf("%w: a time limit of %d minutes; expected none in this game",
			ErrSetup, b.g.Options.TimeLimit)
	}
	for _, s := range game.Settings() {
		if s.Of(&b.g.Options) > 0 && !b.Offers(&s) {
			return fmt.Errorf("%w: %s is on; expected a setting of %s", ErrSetup, s.ID, b.ID)
		}
	}
	if b.g.Options.RangeBonus {
		more := StandardRange()
		for r := range more.Attack {
			b.g.Bonus.Attack[r] += more.Attack[r]
			b.g.Bonus.Defense[r] += more.Defense[r]
		}
	}
	return nil
}

// Offers reports whether an edition has a setting.
func (e *Edition) Offers(s *game.Setting) bool { return !s.Special || s.Of(&e.Optional) > 0 }

// area makes the play area the one that the table agreed on
// (2e.setup.play-area.other-size-by-agreement).
func (b *builder) area(width, height uint16) error {
	if width == 0 && height == 0 {
		return nil
	}
	for _, side := range [...]uint16{width, height} {
		if side < LeastArea || side > MostArea {
			return fmt.Errorf("%w: a play area of %d by %d mm; expected sides of %d to %d mm",
				ErrSetup, width, height, LeastArea, MostArea)
		}
	}
	b.g.Area = geom.Area{
		Width: int32(width) * geom.Millimeter, Height: int32(height) * geom.Millimeter,
	}
	return nil
}

// Seats returns how many players play.
func (s *Setup) Seats() int { return len(s.Squads) + len(s.Partners) }

// Squad returns the squad of a seat.
func (s *Setup) Squad(seat game.Player) *Squad {
	if seat >= game.Seat3 {
		return &s.Partners[seat-game.Seat3]
	}
	return &s.Squads[seat]
}

// teams seats the players of a match, and refuses partners where an edition has no teams.
func (b *builder) teams(setup *Setup) error {
	b.g.Seats = uint8(setup.Seats())
	if len(setup.Partners) == 0 {
		return nil
	}
	switch {
	case !b.Edition.Teams:
		return fmt.Errorf("%w: %d squads; expected two in this game", ErrSetup, setup.Seats())
	case setup.Seats() > game.MaxSeats:
		return fmt.Errorf("%w: %d squads; expected %d at most", ErrSetup, setup.Seats(), game.MaxSeats)
	}
	for seat := game.Seat3; int(seat) < setup.Seats(); seat++ {
		squad, captain := setup.Squad(seat), setup.Squad(seat.Side())
		if len(squad.Ships) == 0 {
			return fmt.Errorf("%w: player %d has no ship", ErrSetup, seat+1)
		}
		if squad.Deck != "" && squad.Deck != captain.Deck {
			return fmt.Errorf("%w: player %d has the damage deck %q; expected the deck of player %d, with "+
				"whom it is shared", ErrSetup, seat+1, squad.Deck, seat.Side()+1)
		}
	}
	b.g.Partners, b.g.Allied = 1, b.Edition.Allied
	return nil
}

// squads adds the ships of all squads and, in an Escalation match, their collections.
func (b *builder) squads(setup *Setup) error {
	if err := b.teams(setup); err != nil {
		return err
	}
	for p := range setup.Seats() {
		squad := setup.Squad(game.Player(p))
		if err := b.escalation(game.Player(p), squad); err != nil {
			return err
		}
		for i := range squad.Ships {
			if err := b.threat(game.Player(p), squad.Ships[i], false); err != nil {
				return err
			}
		}
		for i := range squad.Collection {
			if err := b.threat(game.Player(p), squad.Collection[i], true); err != nil {
				return err
			}
		}
	}
	return b.launches(setup)
}

// threat adds a ship. In an Escalation match what it costs is its threat, and no points.
func (b *builder) threat(p game.Player, l Loadout, collection bool) error {
	threat := l.Points
	if b.g.Options.Escalation > 0 {
		l.Points = 0
	}
	if err := b.ship(p, &l); err != nil {
		return err
	}
	ship := &b.g.Ships[len(b.g.Ships)-1]
	ship.Collection = collection
	if b.g.Options.Escalation > 0 {
		ship.Threat = int8(threat)
	}
	return nil
}

// mostThreat is more than any quick build has.
const mostThreat = 20

// escalation checks the threats of a squad and its collection (2e.escalation.threat-4). With the
// core set squads are what the rules say they are.
func (b *builder) escalation(p game.Player, squad *Squad) error {
	o := &b.g.Options
	if o.Escalation == 0 {
		if b.g.Mission == nil && (o.CoreSet || len(squad.Collection) > 0) {
			return fmt.Errorf("%w: player %d has a collection; expected an Escalation match", ErrSetup,
				p+1)
		}
		return nil
	}
	total := 0
	for _, list := range [...][]Loadout{squad.Ships, squad.Collection} {
		for i := range list {
			if n := list[i].Points; n < 1 || n > mostThreat {
				return fmt.Errorf("%w: %s has threat %d; expected the threat of a quick build", ErrSetup,
					list[i].Pilot, n)
			}
		}
	}
	for i := range squad.Ships {
		total += squad.Ships[i].Points
	}
	if total != int(o.Escalation) && !o.CoreSet {
		return fmt.Errorf("%w: the squad of player %d has threat %d; expected %d", ErrSetup, p+1,
			total, o.Escalation)
	}
	return nil
}
