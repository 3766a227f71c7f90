package server

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/wire"
)

// errListed says that squads are brought where both sides fly what is listed.
var errListed = errors.New("both sides fly what is listed for them; expected no squads")

// agreement is what the players of a match agree on before they bring squads.
type agreement struct {
	edition *rules.Compiled
	way     *way
	format  squad.Format // which squads must keep
	setup   rules.Setup  // without squads and obstacles
	quick   bool         // the server draws the first player and places the obstacles
	terms   terms        // about time
}

// agreement reads what was agreed on for a match.
func (s *Server) agreement(in *wire.Agreement) (*agreement, error) {
	a := &agreement{edition: s.edition(in.Edition)}
	if a.edition == nil {
		return nil, bad("%.40s edition is not played here", in.Edition)
	}
	var err error
	if a.way, err = s.wayOf(a.edition, in.Way); err != nil {
		return nil, err
	}
	a.format = a.way.format
	err = cmp.Or(agree(a, in.Settings), a.terms.agreeable())
	if err == nil {
		err = a.holds()
	}
	if err != nil {
		return nil, badRequest{err}
	}
	return a, nil
}

// holds says why no match can be played under the agreement, whoever meets in it.
func (a *agreement) holds() error {
	setup, err := a.deal([2]squad.Squad{}, 0)
	if err != nil {
		return err
	}
	if a.way.Squads != listedSquads {
		setup.Unimplemented, setup.Options.Escalation = true, 0
		setup.Squads[0].Ships = []rules.Loadout{{Pilot: a.edition.Facts.Pilots[0].ID}}
	}
	if _, _, err := a.edition.NewGame(setup); err != nil {
		return plain(err)
	}
	return nil
}

// problemsTold is how many reasons are told for which a squad is not legal.
const problemsTold = 4

// legal says why a squad may not be brought.
func (a *agreement) legal(sq *squad.Squad) error {
	if a.way.Squads == listedSquads {
		return errListed
	}
	if sq.Edition == "" {
		return errors.New("expected a squad")
	}
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
	setup, err := a.deal([2]squad.Squad{*sq, *sq}, 0)
	if err == nil {
		_, _, err = a.edition.NewGame(setup)
	}
	if err != nil {
		return plain(err)
	}
	return nil
}

// deal makes the set-up of a match of two squads, or of those that are listed. What an Escalation
// match draws follows from the seed.
func (a *agreement) deal(squads [2]squad.Squad, seed uint64) (rules.Setup, error) {
	setup := a.setup
	match.Lay(&setup, a.edition.Measure, &a.format, &squads[0], &squads[1])
	switch m := a.way.mission; {
	case a.way.Squads == listedSquads:
		setup.Squads = a.way.forces
		if m != nil {
			setup.Obstacles = m.Obstacles
		}
	case a.way.ID == escalation:
		var err error
		if setup.Squads, err = match.Escalation(a.edition, squads, seed); err != nil {
			return setup, plain(err)
		}
	default:
		for seat := range squads {
			setup.Squads[seat] = match.Squad(a.edition.Facts, &squads[seat])
			if a.format.Threat > 0 {
				match.DropPoints(&setup.Squads[seat])
			}
		}
	}
	for seat := range squads {
		setup.Squads[seat].Name = cmp.Or(squads[seat].Name, setup.Squads[seat].Name,
			fmt.Sprintf("Squad %d", seat+1))
	}
	return setup, nil
}

// told lists what has been agreed on. Of quick builds the match itself says nothing.
func (a *agreement) told() []wire.Setting {
	list := append(agreed(a.edition, &a.setup), a.terms.told()...)
	if a.way.ID == quickBuilds || a.way.ID == quickplay || a.way.ID == epicWay {
		list = slices.Insert(list, 0, wire.Setting{Name: a.way.ID, Text: a.way.Text})
	}
	if a.way.ID == quickBuilds {
		list = slices.Insert(list, 1, wire.Setting{Name: threatSetting,
			Text: fmt.Sprintf("The threat of each side is %d.", a.format.Threat)})
	}
	return list
}
