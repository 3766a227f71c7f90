package server

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/lobby"
	"koiogran/serve/wire"
)

// stateFor returns everything that someone may know.
func (t *table) stateFor(p game.Player) wire.State {
	if t.isDelayedFor(p) {
		return t.delayedState()
	}
	return t.stateWith(p, t.eventsSince(p, 0))
}

// stateWith returns everything that someone may know, with all events as they may know them.
func (t *table) stateWith(p game.Player, events []wire.Event) wire.State {
	v := t.s.views.Get().(*view.View)
	defer t.s.views.Put(v)
	v.See(t.game, &t.state, p)
	s := t.stateOf(v, events, t.standingFor(p))
	s.Words = t.wordsFor(p, 0)
	return s
}

// stateOf returns everything about a view of the match.
func (t *table) stateOf(v *view.View, events []wire.Event, standing wire.Standing) wire.State {
	match := t.teller().Match(v)
	match.ID = t.id
	match.Settings = append(lobby.Agreed(t.edition, &t.record.Setup), t.terms.ListSettings()...)
	match.Mission, match.Dice = missionParts(match.Settings), t.dice()
	for seat := range match.Players {
		match.Players[seat].Squad = t.meta.Names[seat]
		match.Players[seat].Bot = t.meta.Bots[seat]
		if seat < len(standing.Names) {
			match.Players[seat].Name = standing.Names[seat]
		}
	}
	return wire.State{Match: match, Table: t.teller().Table(v), Events: events, Standing: standing}
}

// since returns what has happened behind a position; ok is false if that is better told again.
func (t *table) since(p game.Player, after int) (update wire.Update, ok bool) {
	if after < t.rewound || after > t.last || t.isDelayedFor(p) {
		return update, false
	}
	v := t.s.views.Get().(*view.View)
	defer t.s.views.Put(v)
	v.See(t.game, &t.state, p)
	update.Standing, update.Dice = t.standingFor(p), t.diceOnceOver()
	update.Words = t.wordsFor(p, after)
	if after == t.last {
		update.Table = t.teller().Changes(v, v)
		update.Events = []wire.Event{}
		return update, true
	}
	update.Table, update.Events = t.teller().Table(v), t.eventsSince(p, after)
	return update, true
}

// standingFor returns how the match stands for someone.
func (t *table) standingFor(p game.Player) wire.Standing {
	out := wire.Standing{Position: t.last, Waiting: []wire.Seat{}, Offers: t.offersFor(p),
		Free: t.seats.free(), Names: t.called(), Clock: t.clockNow()}
	if t.over() {
		out.Result = t.resultNow()
		return out
	}
	who := t.exec().Waiting(&t.state)
	for seat := range t.bots {
		if who.Has(game.Player(seat)) && t.bots[seat] == nil {
			out.Waiting = append(out.Waiting, wire.SeatOf(game.Player(seat)))
		}
	}
	if !p.IsSeat() || t.bots[p] != nil {
		return out
	}
	out.Question = t.question(p)
	if t.undo.seat == p {
		out.TakebackParts = t.undoText()
		out.Takeback = out.TakebackParts.String()
	}
	return out
}

// stillAsked goes on with the questions of those who still set dials while others have set theirs: nothing else
// that they see has changed. It saves a question for every ninth answer of random play, and those with the most
// previews; under load that is too little to be measured.
func (t *table) stillAsked(before *game.State, at int) {
	for i := range len(t.asked) * len(t.asked[0]) {
		l, seat := i/len(t.asked[0]), i%len(t.asked[0])
		k, p := &t.asked[l][seat], game.Player(seat)
		if k.at != at || k.question == nil || k.question.About != "dial" || !t.exec().Waiting(&t.state).Has(p) {
			continue
		}
		old, now := t.s.views.Get().(*view.View), t.s.views.Get().(*view.View)
		old.See(t.game, before, p)
		now.See(t.game, &t.state, p)
		if k.question.Number == t.answers[p] && old.SameBesideDialsSet(t.game, now) {
			k.at = t.last
		}
		t.s.views.Put(old)
		t.s.views.Put(now)
	}
}

// forgetTold drops the questions of seats once every connected client has them, except for dials while someone is
// connected: see stillAsked.
func (t *table) forgetTold() {
	for l := range t.asked {
		for p, k := range t.asked[l] {
			if k.question == nil || k.question.About != "dial" || len(t.watches) == 0 {
				t.asked[l][p] = asked{at: -1}
			}
		}
	}
}

// forgetAsked lets go of what seats are asked.
func (t *table) forgetAsked() {
	for l := range t.asked {
		for p := range t.asked[l] {
			t.asked[l][p] = asked{at: -1}
		}
	}
}

// question returns what a seat is asked. It is kept until the match goes on.
func (t *table) question(p game.Player) *wire.Question {
	if k := &t.asked[t.speaks][p]; k.at == t.last {
		return k.question
	}
	var q *wire.Question
	if t.exec().Waiting(&t.state).Has(p) {
		v := t.s.views.Get().(*view.View)
		defer t.s.views.Put(v)
		v.See(t.game, &t.state, p)
		if q = t.teller().Question(v); q != nil {
			q.Number = t.answers[p]
		}
	}
	t.asked[t.speaks][p] = asked{t.last, q}
	return q
}

// offersFor lists what is offered and not answered.
func (t *table) offersFor(p game.Player) []wire.Offer {
	list := []wire.Offer{}
	for seat, kind := range t.offers {
		if kind == "" || kind == noOffer {
			continue
		}
		o := wire.Offer{Seat: wire.SeatOf(game.Player(seat)), Kind: kind}
		who := text.Arg{Name: "player", Is: t.speaks.Player(t.game, game.Player(seat))}
		switch {
		case kind != takebackOffer || game.Player(seat) != p:
			o.Parts = t.speaks.SayOut(t.game, "offer "+kind, 0, who)
		default:
			o.Parts = t.speaks.Say(t.game, "offer own-takeback", 0, text.Arg{Name: "what", Is: t.undoText()}).Capital()
		}
		o.Text = o.Parts.String()
		list = append(list, o)
	}
	return slices.Clip(list)
}
