package server

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// errListed says that squads are brought where both sides fly what is listed.
var errListed = route.Refuse(http.StatusUnprocessableEntity, "both sides use preset forces; remove the squads")

// agreement is what the players of a match agree on before they bring squads.
type agreement struct {
	edition *rules.Compiled
	mode    *mode
	format  squad.Format // which squads must keep
	setup   rules.Setup  // without squads and obstacles
	quick   bool         // the server draws the first player and places the obstacles
	terms   terms        // about time
	seats   int          // how many players
}

// agreement reads what was agreed on for a match of two players.
func (s *Server) agreement(in *wire.Agreement) (*agreement, error) { return s.agreementOf(in, 2) }

// agreementOf reads what was agreed on for a match of this many players.
func (s *Server) agreementOf(in *wire.Agreement, seats int) (*agreement, error) {
	a := &agreement{edition: s.edition(in.Edition), seats: seats}
	if a.edition == nil {
		return nil, route.Invalidf("the %.40s edition is not available on this server", in.Edition)
	}
	var err error
	if a.mode, err = s.wayOf(a.edition, in.Way); err != nil {
		return nil, err
	}
	a.format = a.mode.format
	if err := s.agreeOnList(a, in.List); err != nil {
		return nil, err
	}
	err = cmp.Or(agree(a, in.Settings), a.terms.agreeable())
	if err == nil && seats > 2 {
		err = a.inTeams()
	}
	if err == nil {
		err = a.holds()
	}
	if err != nil {
		return nil, route.Invalid(err)
	}
	return a, nil
}

// holds says why no match can be played under the agreement, no matter who meets in it.
func (a *agreement) holds() error {
	setup, err := a.deal(make([]squad.Squad, a.seats), 0)
	if err != nil {
		return err
	}
	if a.mode.Squads != listedSquads {
		setup.Unimplemented, setup.Options.Escalation = true, 0
		setup.Squads[0].Ships = []rules.Loadout{{Pilot: a.edition.Facts.Pilots[0].ID}}
		for i := range setup.Partners {
			setup.Partners[i].Ships = setup.Squads[0].Ships
		}
	}
	if _, _, err := a.edition.NewGame(setup); err != nil {
		return plain(err)
	}
	return nil
}

// problemsTold limits how many problems the error about an illegal squad lists.
const problemsTold = 4

// legal says why a seat may not bring a squad.
func (a *agreement) legal(sq *squad.Squad, p game.Player) error {
	if a.mode.Squads == listedSquads {
		return errListed
	}
	if sq.Edition == "" {
		return errors.New("a squad is missing")
	}
	if sq.Edition != a.edition.ID {
		return fmt.Errorf("the squad is for the %s edition; expected one for the %s edition", sq.Edition,
			a.edition.ID)
	}
	return illegalFor("the squad is", squad.Check(a.edition.Facts, *sq, a.formatOf(p)))
}

// formatOf is what the squad of a seat must keep: in teams, its share of what its side may spend.
func (a *agreement) formatOf(p game.Player) squad.Format {
	if a.seats <= 2 {
		return a.format
	}
	return a.format.InTeam(a.players(p), a.players(game.Seat1))
}

// illegalFor returns an error that lists the first problems, or nil if there are none.
func illegalFor(what string, problems []squad.Problem) error {
	if len(problems) == 0 {
		return nil
	}
	var why []string
	for _, p := range problems[:min(len(problems), problemsTold)] {
		why = append(why, p.Text)
	}
	return fmt.Errorf("%s not legal: %s", what, strings.Join(why, " "))
}

// flies says why a squad cannot be flown with that of a partner, nil where there is none yet, whatever
// they meet: two sides of it make a match.
func (a *agreement) flies(sq *squad.Squad, p game.Player, partner *squad.Squad) error {
	if err := a.legal(sq, p); err != nil {
		return err
	}
	list := []squad.Squad{*sq, *sq}
	if partner != nil {
		if err := a.team([]squad.Squad{*sq, *partner}); err != nil {
			return err
		}
		list = append(list, *partner, *partner)
	}
	setup, err := a.deal(list, 0)
	if err == nil {
		_, _, err = a.edition.NewGame(setup)
	}
	if err != nil {
		return plain(err)
	}
	return nil
}

// deal makes the set-up of a match of the squads of all seats, or of those that are listed. What an Escalation
// match draws follows from the seed.
func (a *agreement) deal(squads []squad.Squad, seed uint64) (rules.Setup, error) {
	setup := a.setup
	match.Lay(&setup, a.edition.Measure, &a.format, &squads[0], &squads[1])
	switch m := a.mode.mission; {
	case a.mode.Squads == listedSquads:
		setup.Squads = a.mode.forces
		if m != nil {
			setup.Obstacles = m.Obstacles
		}
	case a.mode.ID == escalation:
		var err error
		if setup.Squads, err = match.Escalation(a.edition, [2]squad.Squad(squads), seed); err != nil {
			return setup, plain(err)
		}
	default:
		if len(squads) > 2 {
			setup.Partners = make([]rules.Squad, len(squads)-2)
		}
		for seat := range squads {
			to := setup.Squad(game.Player(seat))
			if *to = match.Squad(a.edition.Facts, &squads[seat]); a.format.Threat > 0 {
				match.DropPoints(to)
			}
			if seat >= 2 {
				to.Deck = "" // partners draw from that of their captain
			}
		}
	}
	for seat := range squads {
		to := setup.Squad(game.Player(seat))
		to.Name = cmp.Or(squads[seat].Name, to.Name, fmt.Sprintf("Squad %d", seat+1))
	}
	return setup, nil
}

// listSettings lists what the players have agreed on. The match itself says nothing about quick builds.
func (a *agreement) listSettings() []wire.Setting {
	list := append(agreed(a.edition, &a.setup), a.terms.listSettings()...)
	if a.mode.ID == quickBuilds || a.mode.ID == quickplay || a.mode.ID == epicWay {
		text := a.mode.Text
		if a.seats > 2 {
			text = epicText(a.format.InTeam(1, a.players(game.Seat1)))
		}
		list = slices.Insert(list, 0, wire.Setting{Name: a.mode.ID, Text: text})
	}
	if a.mode.ID == quickBuilds {
		list = slices.Insert(list, 1, wire.Setting{Name: threatSetting,
			Text: fmt.Sprintf("The threat of each side is %d.", a.format.Threat)})
	}
	return list
}
