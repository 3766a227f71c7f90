package squad_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// ofFirst builds a first-edition squad from lines as of does.
func ofFirst(faction data.FactionID, lines ...string) squad.Squad {
	s := of(faction, lines...)
	s.Edition = squad.First
	for i := range s.Ships {
		for j := range s.Ships[i].Upgrades {
			if u, ok := data.First().Upgrade(s.Ships[i].Upgrades[j].ID); ok {
				s.Ships[i].Upgrades[j].Slot = u.Slots[0]
			}
		}
	}
	return s
}

// freeFirst is a format without a limit of points, so that a test has one reason to fail.
var freeFirst = squad.Format{Name: "free", Edition: squad.First}

func hundred() squad.Format { return squad.UsualOf(squad.First) }

func wantFirst(t *testing.T, s squad.Squad, f squad.Format) {
	t.Helper()
	for _, p := range squad.Check(data.First(), s, f) {
		t.Errorf("illegal: %s [%s]", p.Text, p.Clause)
	}
}

// wantFirstProblem wants that clause and no other.
func wantFirstProblem(t *testing.T, s squad.Squad, f squad.Format, clause string) {
	t.Helper()
	problems := squad.Check(data.First(), s, f)
	if len(problems) == 0 {
		t.Fatalf("legal, want a problem with %s", clause)
	}
	for _, p := range problems {
		if p.Clause != clause {
			t.Errorf("clause %s (%s), want %s", p.Clause, p.Text, clause)
		}
	}
}

// firstCase is a first-edition squad, legal without a clause, against that clause with one.
type firstCase struct {
	name    string
	faction data.FactionID
	ships   []string
	clause  string
}

func checkFirst(t *testing.T, cases []firstCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := ofFirst(c.faction, c.ships...)
			if c.clause == "" {
				wantFirst(t, s, freeFirst)
				return
			}
			wantFirstProblem(t, s, freeFirst, c.clause)
		})
	}
}

// costing returns a squad of eight academy pilots and one more card or two.
func costing(upgrades string) squad.Squad {
	lines := slices.Repeat([]string{"academypilot"}, 7) // 84 points
	return ofFirst("imperial", append(lines, "nightbeast:"+upgrades)...)
}

// 1e.squad.point-limit
// 1e.format.standard
// 1e.squad.cost-location
// Seven ships of 12 points, one of 15: 99. Night Beast has no elite icon, but may be modified.
func TestCheckFirst_HundredPoints(t *testing.T) {
	s := costing("")
	if cost := squad.Cost(data.First(), s); cost != 99 {
		t.Fatalf("%d points, want 99", cost)
	}
	wantFirst(t, s, hundred())
	wantFirstProblem(t, costing("targetingcomputer"), hundred(), "1e.squad.point-limit")
}

// 1e.format.agreed-points
// 1e.squad.point-limit
func TestCheckFirst_AgreedPoints(t *testing.T) {
	s := costing("targetingcomputer") // 101
	wantFirst(t, s, squad.Format{Points: 101})
	wantFirstProblem(t, s, squad.Format{Points: 100}, "1e.squad.point-limit")
}

// 1e.squad.negative-cost
func TestCheckFirst_NegativeCost(t *testing.T) {
	bare := squad.Cost(data.First(), ofFirst("rebel", "prototypepilot"))
	refit := squad.Cost(data.First(), ofFirst("rebel", "prototypepilot:chardaanrefit"))
	if bare != 17 || refit != 15 {
		t.Errorf("%d and %d points, want 17 and 15", bare, refit)
	}
}

func TestCheckFirst_Factions(t *testing.T) {
	checkFirst(t, []firstCase{
		// 1e.squad.one-primary-faction
		{
			"two factions", "rebel",
			[]string{"rookiepilot", "academypilot"}, "1e.squad.one-primary-faction",
		},
		// 1e.squad.rebel-includes-resistance
		{"resistance", "rebel", []string{"rookiepilot", "bluesquadronnovice"}, ""},
		// 1e.squad.imperial-includes-first-order
		{"first order", "imperial", []string{"academypilot", "epsilonsquadronpilot"}, ""},
		// 1e.squad.neutral-upgrades
		{"neutral crew", "imperial", []string{"omicrongrouppilot:intelligenceagent"}, ""},
		// 1e.squad.faction-restricted-upgrade
		{"own crew", "rebel", []string{"outerrimsmuggler:lukeskywalker"}, ""},
		{
			"another's crew", "imperial", []string{"omicrongrouppilot:lukeskywalker"},
			"1e.squad.faction-restricted-upgrade",
		},
	})
}

func TestCheckFirst_UpgradeBar(t *testing.T) {
	checkFirst(t, []firstCase{
		// 1e.squad.upgrade-bar-slot
		{"one torpedo", "rebel", []string{"rookiepilot:protontorpedoes"}, ""},
		{
			"two torpedoes", "rebel", []string{"rookiepilot:protontorpedoes flechettetorpedoes"},
			"1e.squad.upgrade-bar-slot",
		},
		// 1e.squad.no-icon-no-upgrade
		{"no icon", "rebel", []string{"rookiepilot:predator"}, "1e.squad.no-icon-no-upgrade"},
		// 1e.squad.upgrade-optional
		{"empty icons", "rebel", []string{"rookiepilot"}, ""},
		// 1e.squad.upgrade-several-icons
		{"two crew icons", "imperial", []string{"omicrongrouppilot:emperorpalpatine"}, ""},
		{
			"one crew icon left", "imperial",
			[]string{"omicrongrouppilot:emperorpalpatine intelligenceagent"},
			"1e.squad.upgrade-bar-slot",
		},
		{
			"one crew icon", "rebel", []string{"wildspacefringer:wookieecommandos"},
			"1e.squad.upgrade-several-icons",
		},
	})
}

func TestCheckFirst_ModificationsAndTitles(t *testing.T) {
	checkFirst(t, []firstCase{
		// 1e.squad.modification-needs-no-icon
		// 1e.squad.modification-any-ship
		{"a modification", "imperial", []string{"academypilot:hullupgrade"}, ""},
		// 1e.squad.one-modification
		{
			"two modifications", "imperial", []string{"academypilot:hullupgrade shieldupgrade"},
			"1e.squad.one-modification",
		},
		// 1e.squad.title-needs-no-icon
		{"a title", "rebel", []string{"outerrimsmuggler:millenniumfalcon"}, ""},
		// 1e.squad.one-title
		{
			"two titles", "imperial", []string{"bountyhunter:slavei andrasta"},
			"1e.squad.one-title",
		},
		// 1e.squad.title-type-restriction
		{
			"another ship's title", "rebel", []string{"rookiepilot:millenniumfalcon"},
			"1e.squad.title-type-restriction",
		},
	})
}

func TestCheckFirst_LimitedAndUnique(t *testing.T) {
	checkFirst(t, []firstCase{
		// 1e.squad.limited-no-duplicates
		// 1e.squad.limited-is-per-ship
		{
			"on different ships", "rebel",
			[]string{"goldsquadronpilot:bombloadout", "goldsquadronpilot:bombloadout"}, "",
		},
		{
			"twice on one ship", "rebel", []string{"goldsquadronpilot:bombloadout bombloadout"},
			"1e.squad.limited-no-duplicates",
		},
		// 1e.squad.limited-different-allowed
		{
			"different ones", "rebel",
			[]string{"goldsquadronpilot:bombloadout extramunitions seismiccharges"}, "",
		},
		// 1e.squad.unique-per-player
		{
			"a unique pilot twice", "rebel", []string{"wedgeantilles", "wedgeantilles"},
			"1e.squad.unique-per-player",
		},
		{
			"one name on two ships", "imperial", []string{"maarekstele", "maarekstele-tiedefender"},
			"1e.squad.unique-per-player",
		},
		// 1e.squad.unique-across-card-types
		{
			"pilot and crew", "rebel", []string{"lukeskywalker", "outerrimsmuggler:lukeskywalker"},
			"1e.squad.unique-across-card-types",
		},
		// 1e.squad.non-unique-copies-allowed
		{"copies", "imperial", []string{"academypilot", "academypilot", "academypilot"}, ""},
	})
}

func TestCheckFirst_Restrictions(t *testing.T) {
	checkFirst(t, []firstCase{
		// 1e.squad.size-restricted-upgrade
		{"large on large", "rebel", []string{"outerrimsmuggler:countermeasures"}, ""},
		{
			"large on small", "rebel", []string{"rookiepilot:countermeasures"},
			"1e.squad.size-restricted-upgrade",
		},
		// 1e.squad.type-restricted-upgrade
		{"on its type", "rebel", []string{"bluesquadronpilot:bwinge2"}, ""},
		{
			"on another type", "rebel", []string{"rookiepilot:bwinge2"},
			"1e.squad.type-restricted-upgrade",
		},
		// 1e.squad.type-name-containment
		{"whole name within", "rebel", []string{"bluesquadronnovice:servomotorsfoils"}, ""},
		{
			"words apart", "rebel", []string{"goldsquadronpilot:servomotorsfoils"},
			"1e.squad.type-restricted-upgrade",
		},
		// 1e.format.epic-icon-restricted
		{"huge ship", "rebel", []string{"gr75mediumtransport"}, "1e.format.epic-icon-restricted"},
	})
	epic, err := squad.FormatNamed("first-epic")
	if err != nil {
		t.Fatal(err)
	}
	// 1e.format.epic
	wantFirst(t, ofFirst("rebel", "gr75mediumtransport", "rookiepilot"), epic)
	// 1e.epic.squad, 1e.squad.huge-modifications-only
	wantFirst(t, ofFirst("scum", "croccruiser", "croccruiser"), epic)
	wantFirstProblem(t, ofFirst("scum", "croccruiser", "croccruiser", "croccruiser"), epic, "1e.epic.squad")
	wantFirstProblem(t, ofFirst("rebel", "gr75mediumtransport:shieldupgrade"), epic, "1e.squad.huge-modifications-only")
	wantFirstProblem(t, ofFirst("rebel", "cr90corvettefore"), epic, "1e.huge.one-ship")
}

// 1e.squad.card-exceptions
func TestCheckFirst_CardsThatChangeTheBar(t *testing.T) {
	const broken = "1e.squad.card-exceptions"
	checkFirst(t, []firstCase{
		{
			"Vaksai", "scum",
			[]string{"cartelmarauder:vaksai hullupgrade shieldupgrade stealthdevice"}, "",
		},
		{
			"Vaksai, two alike", "scum",
			[]string{"cartelmarauder:vaksai hullupgrade hullupgrade"}, broken,
		},
		{
			"Vaksai, four", "scum",
			[]string{"cartelmarauder:vaksai hullupgrade shieldupgrade stealthdevice engineupgrade"},
			"1e.squad.one-modification",
		},
		{
			"Royal Guard TIE", "imperial",
			[]string{"royalguardpilot:royalguardtie hullupgrade shieldupgrade"}, "",
		},
		{
			"Royal Guard TIE, too slow", "imperial",
			[]string{"alphasquadronpilot:royalguardtie"}, broken,
		},
		{"TIE/x1", "imperial", []string{"tempestsquadronpilot:tiex1 firecontrolsystem"}, ""},
		{
			"no TIE/x1", "imperial",
			[]string{"tempestsquadronpilot:firecontrolsystem"}, "1e.squad.no-icon-no-upgrade",
		},
		{
			"Renegade Refit", "rebel",
			[]string{"redsquadronpilot:renegaderefit hullupgrade shieldupgrade"}, "",
		},
		{"Light Scyk", "scum", []string{"cartelspacer:lightscykinterceptor hullupgrade"}, broken},
		{"Heavy Scyk", "scum", []string{"cartelspacer:heavyscykinterceptor ioncannon"}, ""},
		{
			"Heavy Scyk, two", "scum",
			[]string{"cartelspacer:heavyscykinterceptor ioncannon protontorpedoes"},
			"1e.squad.no-icon-no-upgrade",
		},
		{
			"A-wing Test Pilot", "rebel",
			[]string{"greensquadronpilot:awingtestpilot predator outmaneuver"}, "",
		},
		{
			"A-wing Test Pilot, alike", "rebel",
			[]string{"greensquadronpilot:awingtestpilot predator predator"}, broken,
		},
		{
			"A-wing Test Pilot, too green", "rebel",
			[]string{"prototypepilot:awingtestpilot"}, broken,
		},
		{"Virago", "scum", []string{"guri:virago firecontrolsystem inertialdampeners"}, ""},
		{"Virago, too green", "scum", []string{"blacksunenforcer:virago"}, broken},
		{
			"TIE Shuttle", "imperial",
			[]string{"scimitarsquadronpilot:tieshuttle intelligenceagent tacticalofficer"}, "",
		},
		{
			"TIE Shuttle, too dear", "imperial",
			[]string{"scimitarsquadronpilot:tieshuttle gunner"}, broken,
		},
		{
			"TIE Shuttle, a missile", "imperial",
			[]string{"scimitarsquadronpilot:tieshuttle clustermissiles"}, "1e.squad.no-icon-no-upgrade",
		},
		{"Havoc", "scum", []string{"captainnym:havoc firecontrolsystem r4b11"}, ""},
		{
			"Havoc, no crew", "scum",
			[]string{"captainnym:havoc intelligenceagent"}, "1e.squad.no-icon-no-upgrade",
		},
		{"Havoc, a common droid", "scum", []string{"captainnym:havoc salvagedastromech"}, broken},
		{
			"Smuggling Compartment", "rebel",
			[]string{"outerrimsmuggler:smugglingcompartment hullupgrade inertialdampeners"}, "",
		},
		{
			"Smuggling Compartment, too dear", "rebel",
			[]string{"outerrimsmuggler:smugglingcompartment shieldupgrade"}, broken,
		},
		{
			"Os-1 Arsenal Loadout", "imperial",
			[]string{"nusquadronpilot:os1arsenalloadout protontorpedoes"}, "",
		},
		{"Mist Hunter", "scum", []string{"gandfindsman:misthunter tractorbeam"}, ""},
		{"Mist Hunter alone", "scum", []string{"gandfindsman:misthunter"}, broken},
		{"a pup", "scum", []string{"nashtahpuppilot"}, broken},
		{"Autothrusters without boost", "imperial", []string{"academypilot:autothrusters"}, broken},
		{"Autothrusters", "imperial", []string{"alphasquadronpilot:autothrusters"}, ""},
		{"Lightweight Frame", "imperial", []string{"scimitarsquadronpilot:lightweightframe"}, ""},
		{
			"Lightweight Frame on a nimble ship", "imperial",
			[]string{"imperialtrainee:lightweightframe stealthdevice"}, "1e.squad.one-modification",
		},
		{"R2-D6", "rebel", []string{"redsquadronpilot:r2d6"}, ""},
		{"R2-D6 on an elite", "rebel", []string{"wedgeantilles:r2d6"}, broken},
		{"R2-D6 on a rookie", "rebel", []string{"rookiepilot:r2d6"}, broken},
	})
}

// 1e.squad.card-exceptions
func TestCostFirst_CardsThatMakeOthersCheaper(t *testing.T) {
	for _, c := range []struct {
		line string
		want int
	}{
		{"tempestsquadronpilot:tiex1 firecontrolsystem", 21},        // 2, not below 0
		{"tempestsquadronpilot:tiex1 accuracycorrector", 21},        // 3
		{"tempestsquadronpilot:tiex1 advancedsensors", 21},          // 3
		{"tempestsquadronpilot:tiex1 advtargetingcomputer", 22},     // 5
		{"cartelmarauder:vaksai hullupgrade shieldupgrade", 20 + 5}, // 3 and 4
	} {
		if cost := squad.Cost(data.First(), ofFirst("", c.line)); cost != c.want {
			t.Errorf("%s: %d points, want %d", c.line, cost, c.want)
		}
	}
}

// 1e.squad.unique-opponents-may-share
// 1e.squad.same-faction-opponents-allowed
// A squad is judged by itself.
func TestCheckFirst_EachPlayerAlone(t *testing.T) {
	for range 2 {
		wantFirst(t, ofFirst("rebel", "wedgeantilles"), hundred())
	}
}

func TestRandom_FirstEditionSquadsAreLegal(t *testing.T) {
	c := data.First()
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		s, err := squad.Random(rng, c, squad.Everything(c), hundred())
		if err != nil {
			t.Fatal(err)
		}
		if s.Edition != squad.First {
			t.Fatalf("edition %q", s.Edition)
		}
		wantFirst(t, s, hundred())
	}
}
