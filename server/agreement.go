package server

import (
	"cmp"
	"fmt"
	"strings"

	"koiogran/match"
	"koiogran/rules"
	"koiogran/squad"
	"koiogran/wire"
)

// agreement is what the players of a match agree on before they bring squads.
type agreement struct {
	edition *rules.Compiled
	format  squad.Format // which squads must keep
	setup   rules.Setup  // without squads and obstacles
	quick   bool
}

// agreement reads what was agreed on for a match of an edition.
func (s *Server) agreement(edition string, in *wire.Agreement) (*agreement, error) {
	a := &agreement{edition: s.edition(edition), format: squad.UsualOf(edition)}
	if a.edition == nil {
		return nil, bad("%.40s edition is not played here", edition)
	}
	var err error
	if a.quick, err = agree(&a.setup, in.Settings); err != nil {
		return nil, badRequest{err}
	}
	if err := a.holds(); err != nil {
		return nil, badRequest{err}
	}
	return a, nil
}

// holds says why no match can be played under the agreement, whoever meets in it.
func (a *agreement) holds() error {
	setup := a.setup
	setup.Unimplemented = true
	setup.Squads[0].Ships = []rules.Loadout{{Pilot: a.edition.Facts.Pilots[0].ID}}
	if _, _, err := a.edition.NewGame(setup); err != nil {
		return plain(err)
	}
	return nil
}

// problemsTold is how many reasons are told for which a squad is not legal.
const problemsTold = 4

// legal says why a squad may not be brought.
func (a *agreement) legal(sq *squad.Squad) error {
	if sq.Edition != a.edition.ID {
		return fmt.Errorf("it is a squad of %s edition, expected one of %s edition", sq.Edition,
			a.edition.ID)
	}
	problems := squad.Check(a.edition.Facts, *sq, a.format)
	if len(problems) == 0 {
		return nil
	}
	var why []string
	for _, p := range problems[:min(len(problems), problemsTold)] {
		why = append(why, p.Text)
	}
	return fmt.Errorf("the squad is not legal: %s", strings.Join(why, " "))
}

// flies says why a squad cannot be flown, whatever it meets: two of it make a match.
func (a *agreement) flies(sq *squad.Squad) error {
	if err := a.legal(sq); err != nil {
		return err
	}
	if _, _, err := a.edition.NewGame(a.deal([2]squad.Squad{*sq, *sq})); err != nil {
		return plain(err)
	}
	return nil
}

// deal makes the set-up of a match of two squads.
func (a *agreement) deal(squads [2]squad.Squad) rules.Setup {
	setup := a.setup
	for seat := range squads {
		setup.Squads[seat] = match.Squad(a.edition.Facts, &squads[seat])
		setup.Squads[seat].Name = cmp.Or(squads[seat].Name, fmt.Sprintf("Squad %d", seat+1))
	}
	setup.Obstacles = match.Obstacles(a.edition.Measure, &squads[0], &squads[1])
	return setup
}
