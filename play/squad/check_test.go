package squad_test

import (
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// of builds a squad from lines such as "bluesquadronescort: r2astromech servomotorsfoils".
func of(faction data.FactionID, lines ...string) squad.Squad {
	s := squad.Squad{Name: "Test", Faction: faction, Edition: squad.Second}
	for _, line := range lines {
		pilot, upgrades, _ := strings.Cut(line, ":")
		ship := squad.Ship{Pilot: pilot}
		for _, id := range strings.Fields(upgrades) {
			equipped := squad.Upgrade{ID: id}
			if u, ok := data.Second().Upgrade(id); ok {
				equipped.Slot = u.Slots[0]
			}
			ship.Upgrades = append(ship.Upgrades, equipped)
		}
		s.Ships = append(s.Ships, ship)
	}
	return s
}

func rebels(lines ...string) squad.Squad   { return of("rebelalliance", lines...) }
func empire(lines ...string) squad.Squad   { return of("galacticempire", lines...) }
func scum(lines ...string) squad.Squad     { return of("scumandvillainy", lines...) }
func republic(lines ...string) squad.Squad { return of("galacticrepublic", lines...) }
func droids(lines ...string) squad.Squad   { return of("separatistalliance", lines...) }

// free is a format without a limit of points, so that a test has one reason to fail.
var free = squad.Format{Name: "free", Pool: data.Wildspace}

func wantLegal(t *testing.T, s squad.Squad, f squad.Format) {
	t.Helper()
	for _, p := range squad.Check(data.Second(), s, f) {
		t.Errorf("illegal: %s [%s]", p.Text, p.Clause)
	}
}

// wantProblem wants that clause and no other, and a sentence with these words.
func wantProblem(t *testing.T, s squad.Squad, f squad.Format, clause string, words ...string) {
	t.Helper()
	problems := squad.Check(data.Second(), s, f)
	if len(problems) == 0 {
		t.Fatalf("legal, want a problem with %s", clause)
	}
	for _, p := range problems {
		if p.Clause != clause {
			t.Errorf("clause %s (%s), want %s", p.Clause, p.Text, clause)
		}
		missing := func(word string) bool { return !strings.Contains(p.Text, word) }
		if slices.ContainsFunc(words, missing) {
			t.Errorf("%q does not name %q", p.Text, words)
		}
		if !strings.HasSuffix(p.Text, ".") {
			t.Errorf("%q is not a sentence", p.Text)
		}
	}
}

// twoHundred costs exactly 200 points: four ships of 38 and one of 48.
func twoHundred(upgrades string) squad.Squad {
	return rebels("bluesquadronescort", "bluesquadronescort", "bluesquadronescort",
		"bluesquadronescort", "thanekyrell:"+upgrades)
}

func TestCheck_TwoHundredPoints(t *testing.T) {
	// 2e.squad.points.limit-200
	wantLegal(t, twoHundred(""), squad.Usual())
}

func TestCheck_TwoHundredAndOnePoints(t *testing.T) {
	// 2e.squad.points.limit-200
	wantProblem(t, twoHundred("composure"), squad.Usual(), "2e.squad.points.limit-200", "201", "200")
}

func TestCheck_FewerPointsAreFine(t *testing.T) {
	// 2e.squad.points.may-be-under
	wantLegal(t, rebels("bluesquadronescort"), squad.Usual())
}

func TestCost_FollowsTheShip(t *testing.T) {
	// 2e.squad.points.variable-cost
	// 2e.squad.points.costs-from-document
	// The list prices a shield upgrade at 6 for agility 2 and 8 for agility 3.
	onXwing := squad.Cost(data.Second(), rebels("bluesquadronescort:shieldupgrade"))
	onTIE := squad.Cost(data.Second(), empire("academypilot:shieldupgrade"))
	if onXwing != 38+6 || onTIE != 22+8 {
		t.Errorf("%d and %d points, want 44 and 30", onXwing, onTIE)
	}
}

func TestCheck_NoPriceForTheShip(t *testing.T) {
	// 2e.squad.points.variable-cost
	// Precision ion engines are priced up to initiative 6; nothing of agility 3 is faster, so
	// the list is cut for the test.
	c := *data.Second()
	c.Upgrades = slices.Clone(c.Upgrades)
	for i := range c.Upgrades {
		if c.Upgrades[i].ID == "precisionionengines" {
			c.Upgrades[i].Cost.Values = map[string]int{"5": 2}
		}
	}
	problems := squad.Check(&c, empire("academypilot:precisionionengines"), free)
	if len(problems) != 1 || problems[0].Clause != "2e.squad.points.variable-cost" {
		t.Errorf("problems %v, want one about the price", problems)
	}
}

func TestCheck_OneFaction(t *testing.T) {
	// 2e.squad.single-faction
	wantLegal(t, rebels("zeborrelios-tielnfighter", "bluesquadronescort"), free)
}

func TestCheck_TwoFactions(t *testing.T) {
	// 2e.squad.single-faction
	wantProblem(t, rebels("bluesquadronescort", "academypilot"), free,
		"2e.squad.single-faction", "Academy Pilot", "Galactic Empire")
}

func TestCheck_ShipCountOfTournaments(t *testing.T) {
	// 2e.squad.ship-count
	f := squad.Format{MinShips: 2, MaxShips: 3}
	tests := map[int]bool{1: false, 2: true, 3: true, 4: false}
	for n, legal := range tests {
		s := empire(slices.Repeat([]string{"academypilot"}, n)...)
		if got := len(squad.Check(data.Second(), s, f)) == 0; got != legal {
			t.Errorf("%d ships: legal is %t, want %t", n, got, legal)
		}
	}
}

func TestCheck_CasualSquadOfOneShip(t *testing.T) {
	// 2e.squad.ship-count
	wantLegal(t, empire("academypilot"), squad.Usual())
}

func TestCheck_NoShips(t *testing.T) {
	// 2e.squad.ship-count
	wantProblem(t, empire(), squad.Usual(), "2e.squad.ship-count")
}

func TestCheck_OneDotTwice(t *testing.T) {
	// 2e.squad.limited.by-dots
	wantProblem(t, rebels("biggsdarklighter", "biggsdarklighter"), free,
		"2e.squad.limited.by-dots", "Biggs Darklighter")
}

func TestCheck_OneDotUnderTwoCaptions(t *testing.T) {
	// 2e.squad.limited.by-dots
	wantProblem(t, rebels("wedgeantilles", "wedgeantilles-rz1awing"), free,
		"2e.squad.limited.by-dots", "Wedge Antilles")
}

func TestCheck_TwoDotsTwice(t *testing.T) {
	// 2e.squad.limited.by-dots
	wantLegal(t, droids("geonosianprototype", "geonosianprototype"), free)
}

func TestCheck_TwoDotsThrice(t *testing.T) {
	// 2e.squad.limited.by-dots
	wantProblem(t, droids("geonosianprototype", "geonosianprototype", "geonosianprototype"), free,
		"2e.squad.limited.by-dots", "Geonosian Prototype")
}

func TestCheck_NoDotsAnyNumber(t *testing.T) {
	// 2e.squad.limited.by-dots
	wantLegal(t, empire(slices.Repeat([]string{"academypilot:hullupgrade"}, 6)...), free)
}

func TestCheck_PilotAndCrewOfOneName(t *testing.T) {
	// 2e.squad.limited.across-card-types
	s := rebels("chewbacca", "hansolo-modifiedyt1300lightfreighter:chewbacca")
	wantProblem(t, s, free, "2e.squad.limited.across-card-types", "Chewbacca")
}

func TestCheck_QuotationMarksDoNotMakeAName(t *testing.T) {
	// 2e.squad.limited.across-card-types
	s := rebels("leebo", "dashrendar:leebo-swz103")
	problems := squad.Check(data.Second(), s, free)
	about := func(p squad.Problem) bool { return p.Clause == "2e.squad.limited.across-card-types" }
	if !slices.ContainsFunc(problems, about) {
		t.Errorf("problems %v, want one about the two Leebos", problems)
	}
}

func TestCheck_StandardLoadoutSharesTheName(t *testing.T) {
	// 2e.squad.limited.by-dots
	s := empire("darthvader", "darthvader-swz105")
	s.Ships[1].Upgrades = loadout(t, "darthvader-swz105")
	wantProblem(t, s, free, "2e.squad.limited.by-dots", "Darth Vader")
}

func loadout(t *testing.T, pilot string) []squad.Upgrade {
	t.Helper()
	p, ok := data.Second().Pilot(pilot)
	if !ok || len(p.Loadout) == 0 {
		t.Fatalf("%s has no standard loadout", pilot)
	}
	return squad.Loadout(data.Second(), p)
}

func TestCheck_TournamentBringsThreeObstacles(t *testing.T) {
	// 2e.setup.obstacles.three-per-player
	f := squad.Format{ThreeObstacles: true}
	s := empire("academypilot")
	s.Obstacles = []string{"gascloud1", "gascloud2", "yt2400debris0"}
	wantLegal(t, s, f)
}

func TestCheck_TournamentBringsDifferentObstacles(t *testing.T) {
	// 2e.setup.obstacles.three-per-player
	f := squad.Format{ThreeObstacles: true}
	s := empire("academypilot")
	s.Obstacles = []string{"gascloud1", "gascloud1", "yt2400debris0"}
	wantProblem(t, s, f, "2e.setup.obstacles.three-per-player")
}

func TestCheck_EpicCardInAnEpicGame(t *testing.T) {
	// 2e.squad.points.costs-from-document
	// 2e.epic.command-slot
	wantLegal(t, empire("academypilot:veteranwingleader", "academypilot", "academypilot"), squad.Format{Pool: data.Epic})
}

func TestCheck_EpicCardElsewhere(t *testing.T) {
	// 2e.squad.points.costs-from-document
	wantProblem(t, empire("outerrimpatrol"), free, "2e.squad.points.costs-from-document",
		"Outer Rim Patrol", "legal only in Epic")
}

func TestCheck_CommandSlotInEpicGamesOnly(t *testing.T) {
	// 2e.epic.command-slot
	wantProblem(t, empire("academypilot:veteranwingleader"), squad.Format{},
		"2e.squad.upgrade.slot-required", "Veteran Wing Leader")
}

func TestCheck_SecondCommandCard(t *testing.T) {
	// 2e.epic.command-slot
	wantProblem(t, empire("academypilot:shadowwing veteranwingleader"),
		squad.Format{Pool: data.Epic}, "2e.squad.upgrade.slot-required", "Veteran Wing Leader")
}

func TestCheck_CommandCardOfTwoSlots(t *testing.T) {
	// 2e.epic.command-slot, 2e.squad.upgrade.several-slots
	epic := squad.Format{Pool: data.Epic}
	wantLegal(t, empire("omicrongrouppilot:admiralozzel", "omicrongrouppilot:captainneeda"), epic)
	wantProblem(t, empire("academypilot:admiralozzel"), epic, "2e.squad.upgrade.several-slots", "Admiral Ozzel")
	wantProblem(t, empire("omicrongrouppilot:admiralozzel"), squad.Format{}, "2e.squad.upgrade.several-slots",
		"Admiral Ozzel")
	wantLegal(t, rebels("bladesquadronveteran:b6bladewingprototype-command bistan"), epic) // the gunner slot that it adds
}

func TestCheck_HiredShips(t *testing.T) {
	// 2e.squad.single-faction
	epic := squad.Format{Pool: data.Epic}
	single := "2e.squad.single-faction"
	wantLegal(t, empire("howlrunner", "cartelmarauder:bounty"), epic)
	wantProblem(t, empire("howlrunner", "cartelmarauder"), epic, single, "Cartel Marauder")
	wantProblem(t, empire("howlrunner", "cartelmarauder:bounty", "cartelmarauder"), epic, single, "Cartel Marauder")
	wantProblem(t, rebels("wedgeantilles", "cartelmarauder:bounty"), epic, single, "Cartel Marauder")
	wantProblem(t, empire("howlrunner", "graz:initforthemoney"), epic, single, "Graz")
	wantLegal(t, rebels("wedgeantilles", "graz:initforthemoney"), epic)
	wantProblem(t, scum("graz:initforthemoney", "blacksunace"), epic, standardized,
		"Black Sun Ace")
	wantProblem(t, rebels("wedgeantilles:initforthemoney"), epic, restrictions, "Scum")
}

func TestCheck_HugeShipsHaveTheirOwnCommandSlots(t *testing.T) {
	// 2e.epic.command-slot
	wantProblem(t, empire("outerrimpatrol:admiralozzel captainneeda"),
		squad.Format{Pool: data.Epic}, "2e.squad.upgrade.several-slots", "Captain Needa")
}

func TestCheck_CommandCardsOfSmallShips(t *testing.T) {
	// 2e.epic.command-restrictions, 2e.wing.squad.leaders
	epic := squad.Format{Pool: data.Epic}
	wantLegal(t, empire("howlrunner:dreadnoughthunter"), epic)
	wantProblem(t, empire("obsidiansquadronpilot:dreadnoughthunter"), epic, restrictions, "Dreadnought Hunter")
	wantProblem(t, empire("captainoicunn:veteranwingleader"), epic, restrictions, "Veteran Wing Leader")
	wantLegal(t, empire("darthvader:agentoftheempire", "academypilot", "academypilot"), epic)
	wantProblem(t, empire("howlrunner:agentoftheempire"), epic, restrictions, "Agent of the Empire")
	wantLegal(t, empire("soontirfel:skystrikeacademyclass", "academypilot", "academypilot"), epic)
	wantProblem(t, empire("maarekstele:skystrikeacademyclass"), epic, restrictions, "Skystrike Academy Class")
}

func TestCheck_EpicSquads(t *testing.T) {
	// 2e.epic.points, 2e.epic.area
	epic, err := squad.FormatNamed("epic")
	if err != nil {
		t.Fatal(err)
	}
	names := slices.Repeat([]string{"academypilot"}, 16)
	wantLegal(t, empire(names...), epic)
	wantProblem(t, empire(append(names, "academypilot")...), epic, "2e.squad.ship-count", "16")
	wantProblem(t, empire(append(names[:5:5], slices.Repeat([]string{"outerrimpatrol"}, 3)...)...), epic, "2e.squad.points.limit-200", "500")
}

func TestCheck_ShipThatNeedsAnother(t *testing.T) {
	// 2e.squad.upgrade.restrictions
	wantLegal(t, scum("nashtahpup", "bossk:houndstooth"), free)
	wantProblem(t, scum("nashtahpup", "bossk"), free,
		"2e.squad.upgrade.restrictions", "Nashtah Pup", "Hound's Tooth")
}

func TestCheck_UnknownCards(t *testing.T) {
	// 2e.squad.points.costs-from-document
	wantProblem(t, empire("academypilot:nosuchupgrade", "nosuchpilot"), free,
		"2e.squad.points.costs-from-document", "nosuch")
}
