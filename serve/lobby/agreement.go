package lobby

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

// ErrListed says that squads are brought where both sides fly what is listed.
var ErrListed = route.Refuse(http.StatusUnprocessableEntity, "both sides use preset forces; remove the squads")

// Agreement is what the players of a match agree on before they bring squads.
type Agreement struct {
	Edition *rules.Compiled
	Mode    *Mode
	Format  squad.Format // which squads must keep
	setup   rules.Setup  // without squads and obstacles
	Quick   bool         // the server draws the first player and places the obstacles
	Terms   Terms        // about time
	Seats   int          // how many players
}

// noEdition refuses a game that the server does not have, and lists those that it has.
func (lb *Lobby) noEdition(id string) error {
	var ids []string
	for _, e := range lb.o.Editions {
		ids = append(ids, e.ID)
	}
	return route.Invalidf("the %.20q edition is not available on this server; expected one of %s", id, strings.Join(ids, ", "))
}

// Agreement reads what was agreed on for a match of two players.
func (lb *Lobby) Agreement(in *wire.Agreement) (*Agreement, error) { return lb.AgreementOf(in, 2) }

// AgreementOf reads what was agreed on for a match of this many players.
func (lb *Lobby) AgreementOf(in *wire.Agreement, seats int) (*Agreement, error) {
	a := &Agreement{Edition: lb.Edition(in.Edition), Seats: seats}
	if a.Edition == nil {
		return nil, lb.noEdition(in.Edition)
	}
	var err error
	if a.Mode, err = lb.ModeOf(a.Edition, in.Way); err != nil {
		return nil, err
	}
	a.Format = a.Mode.Format
	if err := lb.agreeOnList(a, in.List); err != nil {
		return nil, err
	}
	err = cmp.Or(agree(a, in.Settings), a.Terms.agreeable())
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
func (a *Agreement) holds() error {
	setup, err := a.Deal(make([]squad.Squad, a.Seats), 0)
	if err != nil {
		return err
	}
	if a.Mode.Squads != ListedSquads {
		setup.Unimplemented, setup.Options.Escalation = true, 0
		setup.Squads[0].Ships = []rules.Loadout{{Pilot: a.Edition.Facts.Pilots[0].ID}}
		for i := range setup.Partners {
			setup.Partners[i].Ships = setup.Squads[0].Ships
		}
	}
	if _, _, err := a.Edition.NewGame(setup); err != nil {
		return Plain(err)
	}
	return nil
}

// problemsTold limits how many problems the error about an illegal squad lists.
const problemsTold = 4

// Legal says why a seat may not bring a squad.
func (a *Agreement) Legal(sq *squad.Squad, p game.Player) error {
	if a.Mode.Squads == ListedSquads {
		return ErrListed
	}
	if sq.Edition == "" {
		return errors.New("a squad is missing")
	}
	if sq.Edition != a.Edition.ID {
		return fmt.Errorf("the squad is for the %s edition; expected one for the %s edition", sq.Edition,
			a.Edition.ID)
	}
	return illegalFor("the squad is", squad.Check(a.Edition.Facts, *sq, a.formatOf(p)))
}

// formatOf returns what the squad of a seat must keep: in teams, its share of what its side may spend.
func (a *Agreement) formatOf(p game.Player) squad.Format {
	if a.Seats <= 2 {
		return a.Format
	}
	return a.Format.InTeam(a.players(p), a.players(game.Seat1))
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

// Flies says why a squad cannot be flown with that of a partner, nil where there is none yet, whatever
// they meet: two sides of it make a match.
func (a *Agreement) Flies(sq *squad.Squad, p game.Player, partner *squad.Squad) error {
	if err := a.Legal(sq, p); err != nil {
		return err
	}
	list := []squad.Squad{*sq, *sq}
	if partner != nil {
		if err := a.team([]squad.Squad{*sq, *partner}); err != nil {
			return err
		}
		list = append(list, *partner, *partner)
	}
	setup, err := a.Deal(list, 0)
	if err == nil {
		_, _, err = a.Edition.NewGame(setup)
	}
	if err != nil {
		return Plain(err)
	}
	return nil
}

// Deal makes the set-up of a match of the squads of all seats, or of those that are listed. What an Escalation
// match draws follows from the seed.
func (a *Agreement) Deal(squads []squad.Squad, seed uint64) (rules.Setup, error) {
	setup := a.setup
	match.Lay(&setup, a.Edition.Measure, &a.Format, &squads[0], &squads[1])
	switch m := a.Mode.mission; {
	case a.Mode.Squads == ListedSquads:
		setup.Squads = a.Mode.forces
		if m != nil {
			setup.Obstacles = m.Obstacles
		}
	case a.Mode.ID == Escalation:
		var err error
		if setup.Squads, err = match.Escalation(a.Edition, [2]squad.Squad(squads), seed); err != nil {
			return setup, Plain(err)
		}
	default:
		if len(squads) > 2 {
			setup.Partners = make([]rules.Squad, len(squads)-2)
		}
		for seat := range squads {
			to := setup.Squad(game.Player(seat))
			if *to = match.Squad(a.Edition.Facts, &squads[seat]); a.Format.Threat > 0 {
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

// ListSettings lists what the players have agreed on. The match itself says nothing about quick builds.
func (a *Agreement) ListSettings() []wire.Setting {
	list := append(Agreed(a.Edition, &a.setup), a.Terms.ListSettings()...)
	if a.Mode.ID == QuickBuilds || a.Mode.ID == quickplay || a.Mode.ID == Epic {
		text := a.Mode.Text
		if a.Seats > 2 {
			text = epicText(a.Format.InTeam(1, a.players(game.Seat1)))
		}
		list = slices.Insert(list, 0, wire.Setting{Name: a.Mode.ID, Text: text})
	}
	if a.Mode.ID == QuickBuilds {
		list = slices.Insert(list, 1, wire.Setting{Name: threatSetting,
			Text: fmt.Sprintf("The threat of each side is %d.", a.Format.Threat)})
	}
	return list
}
