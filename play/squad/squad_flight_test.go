package squad_test

import (
	"maps"
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// writers are the forms in which players paste squads.
var writers = map[string]func(*testing.T, squad.Squad) string{
	"a file of one builder":            namedFile,
	"a file of another":                versionedFile,
	"names under names, with prices":   namesUnder,
	"names after prices, with ships":   namesAfterPrices,
	"a line for a ship, joined by a +": namesJoined,
}

// Each squad is pasted in each form and flown to the end of a match, against the next squad of its game in
// the same form, by two beginners; every state is checked.
func TestCorpus_IsFlownFromEachForm(t *testing.T) {
	editions := map[string]*rules.Compiled{
		squad.First: rules.Compile(first.Edition()), squad.Second: rules.Compile(second.Edition()),
	}
	squads := corpus(t)
	names := map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(squads)) {
		names[squads[name].Edition] = append(names[squads[name].Edition], name)
	}
	factions := map[string]bool{}
	for edition, list := range names {
		for form, write := range writers {
			for i := 0; i < len(list); i += 2 {
				mine, theirs := squads[list[i]], squads[list[(i+1)%len(list)]]
				factions[edition+string(mine.Faction)], factions[edition+string(theirs.Faction)] = true, true
				t.Run(form+"/"+list[i], func(t *testing.T) {
					t.Parallel()
					fly(t, editions[edition], write(t, mine), write(t, theirs))
				})
			}
		}
	}
	if len(names[squad.Second]) < 20 || len(factions) != 7+3 {
		t.Errorf("%d squads of second edition, of factions %v", len(names[squad.Second]), factions)
	}
}

// fly plays a match of two squads that were pasted as text.
func fly(t *testing.T, edition *rules.Compiled, texts ...string) {
	t.Helper()
	setup := rules.Setup{Options: game.Options{RoundLimit: 100},
		Obstacles: []string{"coreasteroid0", "coreasteroid1", "coreasteroid2", "coreasteroid3", "coreasteroid4", "coreasteroid5"}}
	for p, text := range texts {
		s, _ := readAny(t, text)
		setup.Squads[p] = match.Squad(edition.Facts, &s)
	}
	g, s, err := edition.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	seats := [2]bot.Player{bot.Beginner(g, 1), bot.Beginner(g, 2)}
	(&scene.BotMatch{Game: g, State: s, Seats: seats, Seed: 7}).Play(t)
}
