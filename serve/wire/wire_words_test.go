package wire

import (
	"regexp"
	"testing"

	"koiogran/engine/edition"
	"koiogran/play/view"
)

// foreign are words of other games that a game never says. Names of cards begin with capitals.
var foreign = map[string]*regexp.Regexp{
	"first": regexp.MustCompile(
		`\binitiative \d|\bfirst player\b|\bengage|\bblue \d|\bstructure\b|\bunits?\b`),
	"second": regexp.MustCompile(`\bpilot skill\b|\btarget lock\b|\bstructure\b|\bunits?\b`),
	"flightpath": regexp.MustCompile(
		`\bships?\b|\bhull\b|\bioniz|\bion\b|\btractor|\bcloak|\bdecloak|\bcalculate\b|` +
			`\breinforce\b|\bForce\b|SLAM|Koiogran|Segnor|Tallon|\bgas cloud`),
}

// words returns all sentences that a question is made of.
func (q *Question) words() []string {
	list := []string{q.Text}
	for _, o := range q.Options {
		list = append(list, o.Text)
	}
	for _, r := range q.Refused {
		list = append(list, r.Text, r.Why)
	}
	return list
}

func TestWords_AreThoseOfTheGame(t *testing.T) {
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		said := map[string]bool{}
		for seed := range uint64(40) {
			p := drawn(t, c, seed)
			for n := 0; !p.s.Over && n < 800; n++ {
				v := view.Of(p.g, p.s, p.x.Waiting(p.s).First())
				if q := p.teller.Question(&v); q != nil {
					for _, w := range q.words() {
						said[w] = true
					}
				}
				before := v
				for _, e := range NewStory(p.g, &before).Tell(p.step(t)) {
					said[e.Text] = true
				}
			}
		}
		for sentence := range said {
			if word := foreign[id].FindString(sentence); word != "" {
				t.Errorf("%s says %q: %s", id, word, sentence)
			}
		}
	}
}
