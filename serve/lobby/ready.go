package lobby

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/squad"
)

// Bot returns a bot by its id, which may be that of a level in a manner; nil if there is none.
func (lb *Lobby) Bot(id string) *Bot {
	if b, ok := bot.Among(lb.o.Bots, id); ok {
		return &b
	}
	return nil
}

// SquadOf returns the squad of a squad file, or where there is none, a ready one by its id. A file that can be read
// without a remark for the edition that is named is for that one; where none is, everything in the file decides.
func (lb *Lobby) SquadOf(edition, ready, xws string) (squad.Squad, error) {
	if xws != "" {
		sq, err := lb.readSquad(edition, xws)
		if err != nil {
			return sq, Plain(err)
		}
		return sq, nil
	}
	if sq, ok := squadNamed(lb.o.Squads, ready); ok {
		return sq, nil
	}
	for _, e := range lb.o.Editions {
		if sq, ok := squadNamed(lb.played[e.ID].forces(), ready); ok {
			return sq, nil
		}
	}
	return squad.Squad{}, fmt.Errorf("there is no ready-made squad %.40q; see the lobby for a list", ready)
}

// squadNamed finds a squad by its id.
func squadNamed(list []Squad, id string) (squad.Squad, bool) {
	i := slices.IndexFunc(list, func(s Squad) bool { return s.ID == id })
	if i < 0 {
		return squad.Squad{}, false
	}
	return list[i].Squad, true
}

// readSquad reads a squad file of any edition, first as one of the edition that is named: to know one edition's cards
// takes a fraction of the time.
func (lb *Lobby) readSquad(edition, text string) (squad.Squad, error) {
	for _, e := range lb.o.Editions {
		if e.ID != edition {
			continue
		}
		sq, report, _, err := squad.ReadAny(strings.NewReader(text), lb.facts(e))
		if err == nil && len(report.Unknown)+len(report.Dropped)+len(report.Notes) == 0 {
			return sq, nil
		}
	}
	sq, _, _, err := squad.ReadAny(strings.NewReader(text), lb.catalogues()...)
	return sq, err
}

// Plain takes the name of the package and of the kind of error off a message.
func Plain(err error) error {
	text := err.Error()
	for _, kind := range [...]error{replay.ErrDiffers, replay.ErrRecord, rules.ErrSetup,
		game.ErrIllegal, squad.ErrFile, match.ErrEscalation} {
		text = strings.TrimPrefix(text, kind.Error()+": ")
	}
	return errors.New(strings.TrimPrefix(text, "replay: "))
}
