package wire

import (
	"math/rand/v2"
	"slices"
	"sync"
	"unicode"
	"unicode/utf8"

	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// End is a place to which an option can take a ship, with all answers that lead there.
type End struct {
	Answers []string  `json:"answers" doc:"The answers that lead there, in order; the first one belongs to the option."`
	Text    string    `json:"text" doc:"Choices on the way, in a few words."`
	Ship    int       `json:"ship"`
	Pose    Pose      `json:"pose" doc:"Where the ship ends, or would end if the move did not fail."`
	Path    []Pose    `json:"path,omitempty"`
	Meets   []Meeting `json:"meets,omitempty" doc:"Objects in the way, on the current board."`
	Mates   []int     `json:"mates,omitempty" doc:"For the leader of a wing: the wingmates that take their positions beside it there."`
	Sights  []Sight   `json:"sights,omitempty" doc:"Enemies that would be in its arcs there."`
	Aimed   []Sight   `json:"aimed,omitempty" doc:"Enemies whose arcs, as they are now, it would be in."`
	Fails   bool      `json:"fails,omitempty" doc:"Whether the ship has no room and stays where it is."`
	Stress  int       `json:"stress,omitempty" doc:"How many stress tokens the ship gains on the way."`
	Threat  *Threat   `json:"threat,omitempty" doc:"The threat to it there, from where they are now."`
	Aim     *Aim      `json:"aim,omitempty" doc:"The best attack that it could make there, on enemies where they are now."`
}

// Link is a linked action that can follow an action at once, or a place to which it can take the ship.
type Link struct {
	Answers []string `json:"answers" doc:"The answers that perform it, in order, after those of the action before it."`
	Text    string   `json:"text" doc:"The action."`
	Icon    string   `json:"icon,omitempty"`
	Stress  int      `json:"stress,omitempty" doc:"How many stress tokens the ship gains with it."`
	End     *End     `json:"end,omitempty" doc:"Where it takes the ship, if it moves."`
	Threat  *Threat  `json:"threat,omitempty" doc:"The threat to the ship after it, from where the enemies are now."`
	Aim     *Aim     `json:"aim,omitempty" doc:"The best attack that the ship could make after it, on enemies where they are now."`
}

// mostEnds is how many places are sent for one option at most, and endAnswers how many answers lead to one.
const (
	mostEnds   = 24
	endAnswers = 4
)

// ends adds to options that move a ship all places to which they can take it, so that they can be chosen at once. What
// the viewer may not know is drawn, always alike; a place depends on nothing of it.
func (t *Teller) ends(v *view.View, q *game.Question, out *Question) {
	if out.About != "action" && out.About != "move" && out.About != "system" && out.About != "queue" {
		return
	}
	w := t.walkFrom(v, q)
	defer w.done()
	w.play.SetState(&w.begin)
	if out.About == "action" && q.Ship != game.NoShip {
		out.Threat = threatTo(&w.play, q.Ship)
		w.weighs = out.Threat != nil
		if w.weighs {
			out.Aim = aimOf(&w.play, q.Ship)
		}
	}
	for i, c := range slices.Clone(q.Options()) {
		if c.Verb != game.UseVerb && c.Verb != game.SideVerb && c.Verb != game.OptionVerb {
			continue
		}
		o := &out.Options[i]
		list := w.all(&w.begin, c, *o)
		if len(list) == 0 {
			o.Threat, o.Aim = w.threat, w.aim
		}
		// A single answer is its own place.
		if len(list) > 0 && !slices.ContainsFunc(list, func(e End) bool { return len(e.Answers) < 2 }) {
			o.Ends = list
		}
		if out.About == "action" && w.went && (len(list) == 0 || o.Ends != nil) {
			o.Links = w.links(len(list) > 0)
		}
	}
}

// walk follows answers from a question to where a ship can end. What is large, above all the states on the way, has its
// place in it, so that a walk costs neither a deep stack nor new memory.
type walk struct {
	viewer game.Player
	depth  int       // of the question at which it begins
	play   game.Exec // plays
	ask    game.Exec
	tell   Teller // asks
	list   []End
	ship   game.ShipID

	begin game.State             // at the question
	on    [endAnswers]game.State // behind each answer on the way
	seen  view.View              // of the viewer, in the state that is looked at

	// What was asked last about the ship: its options and their choices.
	options []Option
	choices []game.Choice

	asks [endAnswers]asking // behind each answer on the way

	weighs bool    // whether to add the threat to the ship after each answer
	threat *Threat // after the answer that was taken last, where it leads to nothing more
	aim    *Aim    // likewise
	went   bool    // whether an answer was followed to its end without failing
	after  game.State
	linked [2]game.State // before the linked actions of an answer, and at their choice
}

// asking is what is asked behind an answer: the options and their choices.
type asking struct {
	options []Option
	choices []game.Choice
}

// walks are lent to one question after another.
var walks = sync.Pool{New: func() any { return new(walk) }}

// walkFrom begins a walk at what a viewer is asked. What the viewer may not know is drawn, always alike.
func (t *Teller) walkFrom(v *view.View, q *game.Question) *walk {
	w := walks.Get().(*walk)
	view.SampleInto(&w.begin, t.g, v, rand.New(rand.NewPCG(0, 0)), view.Uniform)
	w.viewer, w.ship, w.depth, w.weighs = v.Viewer(), q.Ship, int(w.begin.Depth), false
	w.play.G, w.ask.G = t.g, t.g
	w.tell = Teller{Language: t.Language, book: t.book, x: &w.ask, g: t.g}
	return w
}

// done lets another question have the walk, which keeps nothing of this match.
func (w *walk) done() {
	w.play, w.ask, w.tell = game.Exec{}, game.Exec{}, Teller{}
	w.list, w.options, w.choices, w.threat, w.aim = nil, nil, nil, nil, nil
	for i := range w.asks {
		clear(w.asks[i].options[:cap(w.asks[i].options)])
	}
	walks.Put(w)
}

// all returns the places to which a choice in s, an option, can lead.
func (w *walk) all(s *game.State, c game.Choice, o Option) []End {
	w.list, w.threat, w.aim, w.went = nil, nil, nil, false
	w.take(s, c, append(make([]*Option, 0, endAnswers), &o))
	return w.list
}

// links returns the linked actions that can be performed behind the answer that was taken last; after a move those alone
// that do not move the ship again, because where they lead depends on where it has ended.
func (w *walk) links(moved bool) (list []Link) {
	before, s := &w.linked[0], &w.linked[1]
	*before = w.after
	first := slices.IndexFunc(w.asked(before), func(o Option) bool { return o.links })
	if first < 0 {
		return nil
	}
	begin := w.options[first].Answer
	*s = *before
	w.play.PlayTo(s, w.viewer, w.choices[first], w.depth)
	options := w.asked(s)
	choices := w.choices
	for i, o := range options {
		if choices[i].Verb != game.UseVerb {
			continue
		}
		ends := w.all(s, choices[i], o)
		if len(ends) == 0 && w.went {
			list = append(list, Link{
				Answers: []string{begin, o.Answer}, Text: o.Text, Icon: o.Icon, Threat: w.threat, Aim: w.aim,
				Stress: stressGained(before, &w.after, w.ship),
			})
		}
		for _, e := range ends {
			if moved || len(e.Answers) < 2 {
				break
			}
			list = append(list, Link{
				Answers: append([]string{begin}, e.Answers...), Text: o.Text, Icon: o.Icon,
				Stress: e.Stress, End: &e, Threat: e.Threat, Aim: e.Aim,
			})
		}
	}
	return list
}

// asked returns the options of what the viewer is asked about the ship in s, none if nothing; it notes their choices.
func (w *walk) asked(s *game.State) []Option {
	w.options, w.choices = nil, nil
	if !s.Asking {
		return nil
	}
	v := &w.seen
	v.See(w.tell.g, s, w.viewer)
	q := v.Ask(w.tell.x)
	if q == nil || q.Kind == game.PlaceQuestion || q.Ship != w.ship {
		return nil
	}
	words := replay.Texts(w.tell.x, q)
	w.choices = slices.Clone(q.Options())
	for i, c := range w.choices {
		w.options = append(w.options, w.tell.option(v, q, c, words[i]))
	}
	return w.options
}

// stressGained returns how many stress tokens a ship has gained.
func stressGained(before, after *game.State, id game.ShipID) int {
	return max(0, int(after.Ships[id].Tokens[game.StressToken])-int(before.Ships[id].Tokens[game.StressToken]))
}

// lower returns a text with a small first letter.
func lower(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(first)) + s[size:]
}

// take takes a choice in s, the last of the options on the way, and follows each answer to what is then asked about the
// same move. A way counts if it ends with the ship in another place or if it has failed.
func (w *walk) take(before *game.State, c game.Choice, way []*Option) {
	s := &w.on[len(way)-1]
	*s = *before
	w.play.PlayTo(s, w.viewer, c, w.depth)
	if s.Asking && len(way) < endAnswers {
		v := &w.seen
		v.See(w.tell.g, s, w.viewer)
		q := v.Ask(w.tell.x)
		if q != nil && q.Kind != game.PlaceQuestion && w.tell.about(q) == "move" {
			a, words := &w.asks[len(way)-1], replay.Texts(w.tell.x, q)
			a.options, a.choices = a.options[:0], append(a.choices[:0], q.Options()...)
			for i, c := range a.choices {
				a.options = append(a.options, w.tell.option(v, q, c, words[i]))
			}
			for i, c := range a.choices {
				w.take(s, c, append(way, &a.options[i]))
			}
			return
		}
		if q != nil && q.Kind == game.PlaceQuestion {
			w.list = append(w.list, End{}) // the player places the ship: no end is certain
			return
		}
	}
	w.end(before, s, way)
	if len(way) == 1 {
		w.went, w.after = true, *s
		w.threat, w.aim = w.weigh(s)
	}
}

// weigh returns the threat to the ship in s and the best attack that it could make, if they are wanted.
func (w *walk) weigh(s *game.State) (*Threat, *Aim) {
	if !w.weighs {
		return nil, nil
	}
	w.play.SetState(s)
	return threatTo(&w.play, w.ship), aimOf(&w.play, w.ship)
}

// end adds the end of a way to the list.
func (w *walk) end(before, after *game.State, way []*Option) {
	last := way[len(way)-1]
	if last.Pose == nil || before.NMoves == 0 || len(w.list) >= mostEnds {
		return
	}
	id := before.Moves[before.NMoves-1].Ship
	e := End{
		Ship: int(id), Pose: *last.Pose, Path: last.Path, Meets: last.Meets, Mates: last.Mates, Sights: last.Sights, Aimed: last.Aimed,
		Fails:  after.Ships[id].Pose == before.Ships[id].Pose,
		Stress: stressGained(before, after, id),
	}
	if id == w.ship {
		e.Threat, e.Aim = w.weigh(after)
	}
	if !e.Fails && !w.went {
		w.went, w.after = true, *after
	}
	for i, o := range way {
		e.Answers = append(e.Answers, o.Answer)
		switch {
		case i == 1:
			e.Text = o.Text
		case i > 1:
			e.Text += ", " + lower(o.Text)
		}
	}
	w.list = append(w.list, e)
}
