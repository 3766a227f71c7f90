package twin

import (
	"slices"
	"strings"

	"koiogran/engine/game"
)

// asked is a question of a match in the words of its twin, and its answer.
type asked struct {
	key
	roll    game.Roll
	options []option
	answer  option
	where   string // in the match
}

// key says which question it is.
type key struct {
	kind   game.Kind
	player game.Player
	proc   game.ProcID
	step   string // an op for the left side and one for the right are two steps of one name
	window game.Window
	ship   game.ShipID
	card   game.CardID
	dealt  game.Card // for a card that was dealt, which may lie elsewhere
	// The ships that the frame that asks is about.
	self, chosen game.ShipID
	noted        [4]game.ShipID
	// An offer is about several events at once, listed in the order of the ships: what it offers says which it
	// is.
	offered uint32
	pile    uint8 // a damage deck, by one more than its place
}

// discards is the step in which Chance turns up what goes from facedown cards of a ship to the discards of its deck: of which ship makes
// no difference.
const discards = "turn a discarded damage card faceup"

// option is a choice in the words of the twin.
type option struct {
	game.Choice
	trigger game.Trigger // that it answers; zero for a choice that uses no ability
	proc    game.ProcID  // of that ability
	dealt   game.Card    // that it names, zero for a choice that names no card that was dealt
	weight  uint16
}

// keyOf says which question of a match it is, and puts it into the words of its twin with these functions.
func keyOf(x *game.Exec, s *game.State, q *game.Question, p game.Player, ship func(game.ShipID) game.ShipID) key {
	f := &s.Frames[s.Depth-1]
	k := key{kind: q.Kind, player: p, proc: q.Proc, step: x.G.Procs[q.Proc].Steps[q.PC].Name, window: q.Window, ship: ship(q.Ship), card: q.Card,
		self: ship(f.Self), chosen: ship(f.Chosen)}
	if c := dealt(x, s, q.Card); c != nil {
		k.card, k.dealt = game.NoCard, game.Card{Code: c.Code, Ship: ship(c.Ship)}
	}
	n := 0
	for id := range x.G.LocalShips(f) {
		k.noted[n] = ship(id)
		n++
	}
	return k
}

// dealt returns the card that was dealt with an id, nil for any other.
func dealt(x *game.Exec, s *game.State, id game.CardID) *game.Card {
	if i := int(id) - len(x.G.Cards); id != game.NoCard && i >= 0 {
		return &s.Cards[i]
	}
	return nil
}

// asked puts the open question of the match and its answer into the words of the twin.
func (t *Twin) asked(s *game.State, p game.Player, c game.Choice) asked {
	q := t.of.Ask(s, p)
	a := asked{roll: q.Roll, key: keyOf(t.of, s, q, t.player(p), t.ship)}
	a.proc = t.proc(a.proc)
	if a.dealt == (game.Card{}) {
		a.card = t.card(a.card)
	}
	for i, o := range q.Options() {
		a.options = append(a.options, t.option(s, q, o, q.Weights[i]))
	}
	a.answer = t.option(s, q, c, 0)
	if t.changes&Seats != 0 && t.step(q).Name == "roll for initiative" { // a hit means seat 1, a blank seat 2
		d := &a.answer.Dice
		d[game.Hit], d[game.Crit], d[game.Blank], d[game.Focus] = d[game.Blank], d[game.Focus], d[game.Hit], d[game.Crit]
	}
	if t.step(q).Name == discards {
		a.pileUp(t.twin)
	}
	a.offer()
	a.where = t.of.Where()
	return a
}

// pileUp makes a question about a ship one about its damage deck.
func (k *key) pileUp(g *game.Game) {
	if info := &g.Ships[k.self]; info.Huge == nil {
		k.pile, k.self, k.ship = uint8(info.Pile(game.NoSection))+1, game.NoShip, game.NoShip
	}
}

// offer makes a question about the first of several events one about what they offer.
func (a *asked) offer() {
	for i := range a.options {
		if o := &a.options[i]; o.Verb == game.UseVerb {
			a.about(&o.trigger, o.Choice, o.dealt)
		}
	}
}

// about adds what is offered to the key, which distinguishes an offer from others.
func (k *key) about(t *game.Trigger, c game.Choice, dealt game.Card) {
	n := uint32(c.Card)
	if dealt != (game.Card{}) {
		n = 1<<8 + uint32(dealt.Code)
	}
	for _, part := range [...]uint32{uint32(t.Window), uint32(t.Ship), uint32(c.Ship), uint32(t.Other)} {
		n = n*257 + part
	}
	k.offered += n
	k.ship, k.self, k.window = game.NoShip, game.NoShip, 0
}

// keyNow says which question the twin asks.
func (t *Twin) keyNow(p game.Player) key {
	q := t.x.Ask(&t.s, p)
	k := keyOf(t.x, &t.s, q, p, same)
	if t.step(q).Name == discards {
		k.pileUp(t.twin)
	}
	for _, o := range q.Options() {
		if i := t.x.Answers(&t.s, o); i >= 0 {
			on := game.Card{}
			if c := dealt(t.x, &t.s, o.Card); c != nil {
				on = *c
			}
			k.about(&t.s.Triggers[i], o, on)
		}
	}
	return k
}

// next reports whether the twin asks now what is pending, and moves that to the front.
func (t *Twin) next() bool {
	if len(t.pending) == 0 || t.s.Over {
		return false
	}
	who := t.x.Waiting(&t.s)
	var keys [game.Chance + 1]*key
	for i := range t.pending {
		a := t.pending[i]
		if !who.Has(a.player) {
			continue
		}
		if keys[a.player] == nil {
			k := t.keyNow(a.player)
			keys[a.player] = &k
		}
		if *keys[a.player] == a.key {
			if i > 0 {
				t.Tally.Late[a.step]++
				copy(t.pending[1:i+1], t.pending[:i])
				t.pending[0] = a
			}
			return true
		}
	}
	return false
}

// follow answers the open question of the twin as the first of what is pending.
func (t *Twin) follow() error {
	a := t.pending[0]
	t.pending = t.pending[1:]
	q := t.x.Ask(&t.s, a.player)
	if err := t.sameQuestion(&a, q); err != nil {
		return err
	}
	answer := a.answer.Choice
	if a.kind == game.PickQuestion && answer.Verb != game.ConcedeVerb || a.kind == game.DrawQuestion {
		j := t.find(q, &a.answer, nil)
		if j < 0 {
			return differs("the answer", "%+v is not among %+v", answer, q.Options())
		}
		answer = q.Opts[j]
		if used := t.x.Offered(&t.s, answer); used != nil && used.Proc != a.answer.proc {
			t.procs[a.answer.proc] = used.Proc
		}
	}
	if err := t.x.Step(&t.s, a.player, answer, nil); err != nil {
		return differs("an answer is refused", "%+v: %v", answer, err)
	}
	return nil
}

// sameQuestion compares a question of the match with that of the twin: their options correspond one to one. What can be
// drawn while others have drawn first is another list.
func (t *Twin) sameQuestion(a *asked, q *game.Question) error {
	if q.Roll != a.roll {
		return differs("the dice to roll", "%v, in the twin %v", a.roll, q.Roll)
	}
	if t.step(q).Name == declares || a.kind == game.DrawQuestion && (len(t.pending) > 0 || t.parted != nil) {
		return nil
	}
	if q.N != len(a.options) {
		return differs("how many options", "%d: %+v, in the twin %d: %+v", len(a.options), a.options, q.N, q.Options())
	}
	var taken [game.MaxOpts]bool
	for i := range a.options {
		j := t.find(q, &a.options[i], taken[:])
		if j < 0 {
			return differs("an option", "%+v is not among %+v", a.options[i].Choice, q.Options())
		}
		taken[j] = true
		if a.kind == game.DrawQuestion && q.Weights[j] != a.options[i].weight {
			return differs("the weight of a draw", "%d, in the twin %d", a.options[i].weight, q.Weights[j])
		}
	}
	return nil
}

// find returns the place of an option among those of the twin's question that are not taken, -1 if it is not there.
func (t *Twin) find(q *game.Question, want *option, taken []bool) int {
	for j, o := range q.Options() {
		if taken != nil && taken[j] {
			continue
		}
		if on := dealt(t.x, &t.s, o.Card); on != nil && *on == want.dealt {
			o.Card = want.Card
		}
		switch o.Verb {
		case game.TemplateVerb:
			o.Item = want.Item // a place in a list of ways
		case game.DrawVerb:
			if o.N > 0 && want.N > 0 { // a card that someone has seen, by its place
				o.N = want.N
			}
		}
		if i := t.x.Answers(&t.s, o); i >= 0 {
			trigger := t.s.Triggers[i]
			trigger.Open = want.trigger.Open
			if trigger != want.trigger || !t.likes(trigger.Window, int(o.Item), int(want.Item)) {
				continue
			}
			o.N, o.Item = want.N, want.Item
		}
		if o == want.Choice {
			return j
		}
	}
	return -1
}

// option returns what a choice means in the twin.
func (t *Twin) option(s *game.State, q *game.Question, c game.Choice, weight uint16) option {
	o := option{Choice: c, weight: weight}
	o.Card, o.Ship, o.Object = t.card(c.Card), t.ship(c.Ship), t.object(c.Object)
	o.Maneuver = t.maneuver(c.Maneuver)
	if on := dealt(t.of, s, c.Card); on != nil {
		o.dealt = t.dealtCard(on)
	}
	switch c.Verb {
	case game.UseVerb:
		if i := t.of.Answers(s, c); i >= 0 {
			o.trigger = t.trigger(&s.Triggers[i])
			o.Item = uint8(t.hook(o.trigger.Window, int(c.Item)))
			o.proc = t.of.Offered(s, c).Proc
		}
	case game.PickVerb, game.ArcVerb:
		o.Item = uint8(t.arc(arcOf(c.Item)))
	case game.PlaceVerb:
		o.Pose = t.pose(c.Pose)
	case game.WeaponVerb:
		o.Item = t.weapons[c.Ship][c.Item]
	case game.SideVerb:
		o.N = side(&t.mapping, c.N)
	case game.MoveVerb:
		if alongEnd(&s.Moves[s.NMoves-1]) {
			o.N = side(&t.mapping, c.N)
		}
	case game.PlayerVerb:
		o.N = int16(t.player(game.Player(c.N)))
	case game.TemplateVerb:
		o.N = t.way(c.N)
	case game.OptionVerb:
		o.N = t.named(q, c.N)
	}
	return o
}

// step is the step that asks a question.
func (t *Twin) step(q *game.Question) *game.Step { return &t.g.Procs[q.Proc].Steps[q.PC] }

// way returns a way to place a device in the twin: 5 and 8 leave the left side of the ship, 6 and 9 the right one.
func (t *Twin) way(n int16) int16 {
	if t.changes&Mirror != 0 {
		for _, pair := range [...][2]int16{{5, 6}, {8, 9}} {
			if i := slices.Index(pair[:], n); i >= 0 {
				return pair[1-i]
			}
		}
	}
	return n
}

// named returns one of several named alternatives in the twin: the one whose name has left for right. A player who
// sat at the bottom edge is at the top one.
func (t *Twin) named(q *game.Question, n int16) int16 {
	names := t.step(q).Options
	if int(n) >= len(names) {
		return n
	}
	name := names[n]
	if t.changes&Mirror != 0 {
		name = mirroredName(name)
	}
	if t.changes&Seats != 0 && strings.HasSuffix(name, " edge") {
		name = strings.NewReplacer("left", "right", "right", "left", "bottom", "top", "top", "bottom").Replace(name)
	}
	if i := slices.Index(names, name); i >= 0 {
		return int16(i)
	}
	return n
}
