package wire

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/play/view"
)

// viewers are both players and someone who watches.
var viewers = []game.Player{game.Seat1, game.Seat2, game.Chance}

// firstMatch begins a match of first edition between ships of these pilots.
func firstMatch(t *testing.T, one, two []rules.Loadout) *played {
	t.Helper()
	compiled, ok := edition.ByID("first")
	if !ok {
		t.Fatal("no first edition")
	}
	return newPlayed(t, compiled, rules.Setup{Squads: [2]rules.Squad{{Ships: one}, {Ships: two}}}, 1)
}

// fly returns ships of these pilots.
func fly(pilots ...string) []rules.Loadout {
	var list []rules.Loadout
	for _, p := range pilots {
		list = append(list, rules.Loadout{Pilot: p})
	}
	return list
}

// matchFor returns the match as it is sent to a viewer.
func (p *played) matchFor(viewer game.Player) Match {
	v := view.Of(p.g, p.s, viewer)
	return p.teller.Match(&v)
}

// All players see every ship card and every upgrade card of both squads (1e.setup.cards-faceup),
// from the first moment of a match, before anything is settled (1e.squad.reveal-at-gather-forces).
func TestMatch_TellsAllCardsToEverybody(t *testing.T) {
	p := firstMatch(t,
		[]rules.Loadout{{Pilot: "wedgeantilles", Upgrades: []string{"predator", "r2d2"}}},
		[]rules.Loadout{{Pilot: "howlrunner", Upgrades: []string{"stealthdevice"}}})
	if p.s.Phase != game.SetupPhase || p.s.Ships[0].OnTable {
		t.Errorf("the match is in the %v phase", p.s.Phase)
	}
	for _, viewer := range viewers {
		var codes []string
		for _, ship := range p.matchFor(viewer).Ships {
			for _, c := range ship.Cards {
				codes = append(codes, c.Code)
				if c.Code != "stealthdevice" && c.Name == "" {
					t.Errorf("%s has no name", c.Code)
				}
			}
		}
		want := []string{"wedgeantilles", "predator", "r2d2", "howlrunner", "stealthdevice"}
		if !slices.Equal(codes, want) {
			t.Errorf("player %v learns of %q, want %q", viewer, codes, want)
		}
	}
}

// Everyone may look up the whole dial of every ship at any time, of the T-70 X-wing and of the
// TIE/fo fighter (1e.component.dials-reference-open) as of all others.
func TestMatch_TellsWholeDialsToEverybody(t *testing.T) {
	p := firstMatch(t, fly("bluesquadronnovice", "outerrimsmuggler"), fly("epsilonsquadronpilot"))
	for _, viewer := range viewers {
		for _, ship := range p.matchFor(viewer).Ships {
			row, _ := data.First().Pilot(p.g.Ships[ship.ID].Pilot)
			kind, _ := data.First().Ship(row.Ship)
			var got, want []string
			for _, m := range ship.Dial {
				got = append(got, fmt.Sprint(m.Speed, " ", m.Bearing))
			}
			for _, m := range kind.Dial {
				want = append(want, fmt.Sprint(m.Speed, " ", strings.ReplaceAll(string(m.Bearing), "-", " ")))
			}
			if !slices.EqualFunc(got, want, func(a, b string) bool {
				return strings.ReplaceAll(a, "-", " ") == b
			}) || len(got) < 10 {
				t.Errorf("player %v learns of %s's dial %q, want %q", viewer, ship.Name, got, want)
			}
		}
	}
}

// Ships of one ship card have names with a number each, and every ship a letter of its own
// (1e.component.id-tokens-for-copies); a unique pilot is not numbered.
func TestMatch_TellsCopiesApart(t *testing.T) {
	p := firstMatch(t, fly("wedgeantilles", "rookiepilot"),
		fly("academypilot", "academypilot", "howlrunner", "academypilot"))
	for _, viewer := range viewers {
		var names, letters []string
		for _, ship := range p.matchFor(viewer).Ships {
			names, letters = append(names, ship.Name), append(letters, ship.Letter)
		}
		want := []string{"Wedge Antilles", "Rookie Pilot", "Academy Pilot 1", "Academy Pilot 2",
			`"Howlrunner"`, "Academy Pilot 3"}
		if !slices.Equal(names, want) {
			t.Errorf("names %q, want %q", names, want)
		}
		if slices.Sort(letters); len(slices.Compact(letters)) != len(names) {
			t.Errorf("letters %q", letters)
		}
	}
}

// Where both squads are of one faction, every ship of both players has a name and a letter of its own,
// even if there is only one of its kind (1e.component.id-tokens-mirror-match), and unique pilots
// that both have chosen are numbered.
func TestMatch_TellsShipsOfAMirrorMatchApart(t *testing.T) {
	p := firstMatch(t, fly("darthvader", "academypilot"), fly("academypilot", "darthvader", "howlrunner"))
	names, letters := map[string]bool{}, map[string]bool{}
	ships := p.matchFor(game.Seat1).Ships
	for _, ship := range ships {
		if ship.Letter == "" {
			t.Errorf("%s has no letter", ship.Name)
		}
		names[ship.Name], letters[ship.Letter] = true, true
	}
	if len(names) != len(ships) || len(letters) != len(ships) {
		t.Errorf("%d ships have the names %v and the letters %v", len(ships), names, letters)
	}
}

// A ship is drawn as the type that its ship card names (1e.component.ship-figure-matches-type), no
// matter who flies it.
func TestMatch_DrawsShipsByTheirType(t *testing.T) {
	p := firstMatch(t, fly("wedgeantilles", "rookiepilot", "outerrimsmuggler"), fly("academypilot"))
	var drawings []string
	for _, ship := range p.matchFor(game.Seat1).Ships {
		drawings = append(drawings, ship.Drawing)
	}
	if drawings[0] != drawings[1] || drawings[0] == drawings[2] || drawings[0] == drawings[3] ||
		drawings[2] == drawings[3] {
		t.Errorf("the drawings are %q", drawings)
	}
}

// In a picture the letter of a ship is beside its base and on the list of ship cards, in one
// shape and color (1e.component.id-token-placement). The two players have a shape and a color
// each, also where both fly the same ships (1e.component.id-tokens-mirror-colours).
func TestPicture_OfAMirrorMatch(t *testing.T) {
	p := firstMatch(t, fly("academypilot", "academypilot"), fly("academypilot", "academypilot"))
	for id := range p.g.Ships {
		s := &p.s.Ships[id]
		s.OnTable, s.Pose.X, s.Pose.Y = true, int32(100+200*id)*1_000_000, 400_000_000
	}
	var out strings.Builder
	if err := draw.SVG(&out, p.g, &p.s.Table, draw.Options{}); err != nil {
		t.Fatal(err)
	}
	shapes := map[game.Player]map[string]bool{game.Seat1: {}, game.Seat2: {}}
	for id := range p.g.Ships {
		badges := badgesOf(out.String(), draw.Letter(game.ShipID(id)))
		if len(badges) != 2 || badges[0] != badges[1] {
			t.Errorf("%s has the badges %q, want two alike", p.g.Ships[id].Name, badges)
			continue
		}
		shapes[p.g.Ships[id].Side][badges[0]] = true
	}
	if len(shapes[game.Seat1]) != 1 || len(shapes[game.Seat2]) != 1 {
		t.Fatalf("badges %v, want one kind for each player", shapes)
	}
	for badge := range shapes[game.Seat1] {
		if shapes[game.Seat2][badge] {
			t.Errorf("both players have the badge %s", badge)
		}
	}
}

// badgesOf returns the shape and color of the badges with a letter in a picture.
func badgesOf(picture, letter string) []string {
	var list []string
	before := ""
	for part := range strings.SplitSeq(picture, "<") {
		if strings.HasPrefix(part, "text ") && strings.HasSuffix(part, ">"+letter) &&
			strings.Contains(part, `font-weight="700"`) {
			shape, _, _ := strings.Cut(before, " ")
			_, color, _ := strings.Cut(before, "fill=")
			color, _, _ = strings.Cut(color, "/")
			list = append(list, shape+" "+color)
		}
		if strings.HasPrefix(part, "circle") || strings.HasPrefix(part, "rect") {
			before = part
		}
	}
	return list
}
