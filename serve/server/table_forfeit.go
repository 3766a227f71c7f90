package server

import (
	"koiogran/engine/game"
	"koiogran/play/text"
	"koiogran/serve/wire"
)

// Why a seat has lost, or was answered for, in the words of entries.
const (
	forfeitTime    = "time"
	forfeitAbsent  = "absent"
	forfeitLeft    = "left"
	forfeitDefault = "default"
)

// forfeit is the seat that has lost because it did not answer.
type forfeit struct {
	seat wire.Seat // 0 for none
	why  string
}

// said says why a match has ended where a player did not answer.
func (l forfeit) said(in text.Language, g *game.Game) text.Sentence {
	who := text.Arg{Name: "player", Is: in.Player(g, l.seat.Player())}
	switch l.why {
	case forfeitTime:
		return in.SayOut(g, "lapsed time", 0, who)
	case forfeitLeft:
		return in.SayOut(g, "lapsed left", 0, who)
	}
	return in.SayOut(g, "lapsed away", 0, who)
}
