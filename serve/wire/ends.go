package wire

import (
	"math/rand/v2"
	"slices"
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
	s := view.Sample(t.g, v, rand.New(rand.NewPCG(0, 0)), view.Uniform)
	w := walk{
		viewer: v.Viewer(), ship: q.Ship, depth: int(s.Depth), play: game.NewExec(t.g),
		tell: &Teller{Language: t.Language, book: t.book, x: game.NewExec(t.g), g: t.g},
	}
	w.play.SetState(&s)
	if out.About == "action" && q.Ship != game.NoShip {
		out.Threat = threatTo(w.play, q.Ship)
		w.weighs = out.Threat != nil
	}
	for i, c := range slices.Clone(q.Options()) {
		if c.Verb != game.UseVerb && c.Verb != game.SideVerb && c.Verb != game.OptionVerb {
			continue
		}
		w.list = nil
		w.on(s, c, []Option{out.Options[i]})
		if len(w.list) == 0 {
			out.Options[i].Threat = w.threat
		}
		// A single answer is its own place.
		if len(w.list) > 0 && !slices.ContainsFunc(w.list, func(e End) bool { return len(e.Answers) < 2 }) {
			out.Options[i].Ends = w.list
		}
	}
}

// walk follows answers from a question to where a ship can end.
type walk struct {
	viewer game.Player
	depth  int        // of the question at which it begins
	play   *game.Exec // plays
	tell   *Teller    // asks
	list   []End
	ship   game.ShipID
	weighs bool    // whether to add the threat to the ship after each answer
	threat *Threat // after the answer that was taken last, where it leads to nothing more
}

// on takes a choice in s, the last of the options on the way, and follows each answer to what is then asked about the
// same move. A way counts if it ends with the ship in another place or if it has failed.
func (w *walk) on(s game.State, c game.Choice, way []Option) {
	before := s
	w.threat = nil
	w.play.PlayTo(&s, w.viewer, c, w.depth)
	if s.Asking && len(way) < endAnswers {
		v := view.Of(w.tell.g, &s, w.viewer)
		q := v.Ask(w.tell.x)
		if q != nil && q.Kind != game.PlaceQuestion && w.tell.about(q) == "move" {
			asked, words := slices.Clone(q.Options()), replay.Texts(w.tell.x, q)
			options := make([]Option, 0, len(asked))
			for i, c := range asked {
				options = append(options, w.tell.option(&v, q, c, words[i]))
			}
			for i, c := range asked {
				w.on(s, c, append(slices.Clip(way), options[i]))
			}
			return
		}
		if q != nil && q.Kind == game.PlaceQuestion {
			w.list = append(w.list, End{}) // the player places the ship: no end is certain
			return
		}
	}
	w.end(&before, &s, way)
	if len(way) == 1 && w.weighs {
		w.play.SetState(&s)
		w.threat = threatTo(w.play, w.ship)
	}
}

// end adds the end of a way to the list.
func (w *walk) end(before, after *game.State, way []Option) {
	last := way[len(way)-1]
	if last.Pose == nil || before.NMoves == 0 || len(w.list) >= mostEnds {
		return
	}
	id := before.Moves[before.NMoves-1].Ship
	e := End{
		Ship: int(id), Pose: *last.Pose, Path: last.Path, Meets: last.Meets, Mates: last.Mates, Sights: last.Sights, Aimed: last.Aimed,
		Fails:  after.Ships[id].Pose == before.Ships[id].Pose,
		Stress: max(0, int(after.Ships[id].Tokens[game.StressToken])-int(before.Ships[id].Tokens[game.StressToken])),
	}
	if w.weighs && id == w.ship {
		w.play.SetState(after)
		e.Threat = threatTo(w.play, id)
	}
	for i, o := range way {
		e.Answers = append(e.Answers, o.Answer)
		switch {
		case i == 1:
			e.Text = o.Text
		case i > 1:
			first, size := utf8.DecodeRuneInString(o.Text)
			e.Text += ", " + string(unicode.ToLower(first)) + o.Text[size:]
		}
	}
	w.list = append(w.list, e)
}
