package wire

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Terms are the words of the edition and the viewer's language for what tables only name.
type Terms struct {
	Language   string  `json:"language" doc:"The language of this match for you, such as en."`
	Initiative string  `json:"initiative" doc:"\"initiative\" or \"pilot skill\"."`
	Lock       string  `json:"lock" doc:"\"lock\" or \"target lock\"."`
	Shield     string  `json:"shield"`
	Shields    string  `json:"shields"`
	Hull       string  `json:"hull"`
	Ships      string  `json:"ships" doc:"\"ships\" or \"units\"."`
	Force      string  `json:"force"`
	Charge     string  `json:"charge" doc:"Charge, or ordnance token."`
	Charges    string  `json:"charges"`
	Phases     []Phase `json:"phases" doc:"Phases in the order of a round."`
	Ranges     []Range `json:"ranges" doc:"Range bands, nearest first."`
	// Names are there where they differ from what tables write.
	Names map[string]string `json:"names" doc:"Names of what tables call otherwise, by its kind and what they call it, such as \"token stress\". Kinds are token, action, arc, section, difficulty, face, mark, away, size and slot."`
}

// Phase is a phase of a round.
type Phase struct {
	ID   string `json:"id" doc:"The id of the phase in tables."`
	Name string `json:"name" doc:"The name of the phase in short, such as combat."`
	Full string `json:"full" doc:"The name of the phase in full, such as Combat phase."`
}

// terms returns the words of the edition in the viewer's language.
func (t *Teller) terms() Terms {
	one := func(id string) string { return t.Language.Term(t.g, id, false) }
	many := func(id string) string { return t.Language.Term(t.g, id, true) }
	terms := Terms{
		Language: t.Language.Tag(), Initiative: one("initiative"), Lock: one("lock"), Shield: one("shield"),
		Shields: many("shield"), Hull: one("hull"), Ships: many("ship"), Force: one("force"), Charge: one("charge"),
		Charges: many("charge"), Names: t.names(),
	}
	for p := game.PlanningPhase; p < game.NumPhases; p++ {
		id := p.String()
		terms.Phases = append(terms.Phases, Phase{id, t.Language.Word(t.g, "rail", id), t.Language.Word(t.g, "phase", id)})
	}
	for n := 1; n <= t.farthest(); n++ {
		terms.Ranges = append(terms.Ranges, Range{n, milli(t.g.Measure.Reach(n))})
	}
	return terms
}

// names returns the names of what tables call otherwise.
func (t *Teller) names() map[string]string {
	names := map[string]string{}
	name := func(kind, id, calls string) {
		if says := t.Language.Word(t.g, kind, id); says != calls {
			names[kind+" "+calls] = says
		}
	}
	for i := range t.g.Tokens {
		if token := t.g.Tokens[i].Name; token != "" {
			name("token", token, token)
		}
	}
	for a := game.NoAction + 1; a < game.NumActions; a++ {
		name("action", a.String(), t.action(a))
	}
	for arc := geom.AllAround; arc <= geom.AftArcs; arc++ {
		name("arc", arc.String(), arc.String())
	}
	for _, at := range game.Sections() {
		name("section", at.String(), at.String())
	}
	for _, d := range [...]game.Difficulty{game.DifficultyBlue, game.DifficultyWhite, game.DifficultyRed, game.DifficultyPurple} {
		name("difficulty", d.String(), d.String())
	}
	for f := range game.NumFaces {
		name("face", f.String(), f.String())
	}
	for kind, ids := range said {
		for _, id := range ids {
			name(kind, id, id)
		}
	}
	return names
}

// said are what tables call things that the engine has no names for.
var said = map[string][]string{
	"mark": marked,
	"away": {awayDestroyed, awayFled, awayDocked, awayReserve, awayUnplaced},
	"size": {"small", "medium", "large", "huge"},
}
