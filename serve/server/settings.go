package server

import (
	"fmt"
	"strconv"
	"strings"

	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/wire"
)

// quickSetup is the setting under which the server draws the first player and places the
// obstacles, at random, when the match begins. What it draws is recorded like any other choice.
const quickSetup = "quick-setup"

// threatSetting is the setting of quick builds that says of which threat each side's are.
const threatSetting = "threat"

// millimeters are those of a centimeter.
const millimeters = 10

// setting is something that a table can agree on.
type setting struct {
	wire.Choosable
	agreed string // what it says of a match, with a number in place of %s
	record bool   // matches begun here do not have it; records that are replayed can
	on     func(s *rules.Setup) *bool
	number func(s *rules.Setup) *uint8
	side   func(s *rules.Setup) *uint16 // a length, which settings have in centimeters
	clock  func(c *terms) *int          // something about time
}

// settings are those of every edition, by the names that records give them.
func settings() []setting {
	toggle := func(id, text string, on func(s *rules.Setup) *bool) setting {
		c := wire.Choosable{ID: id, Text: text, Kind: "switch", Most: 1}
		return setting{Choosable: c, agreed: text, on: on}
	}
	flightpath := func(id, text string, on func(s *rules.Setup) *bool) setting {
		set := toggle(id, text, on)
		set.Edition = squad.Flightpath
		return set
	}
	return []setting{
		{Choosable: wire.Choosable{
			ID: quickSetup, Kind: "switch", Most: 1, Default: 1,
			Text: "The server chooses the first player at random and places the obstacles.",
		}},
		{Choosable: wire.Choosable{
			ID: threatSetting, Kind: "number", Most: 20, Default: 8, Edition: squad.Second,
			Way: quickBuilds, Text: "The total threat of each side's quick builds.",
		}},
		{Choosable: wire.Choosable{
			ID: "round-limit", Kind: "number", Most: 99, Default: 20,
			Text: "The match ends after this many rounds; 0 for no limit.",
		}, agreed: "The match ends after round %s.",
			number: func(s *rules.Setup) *uint8 { return &s.Options.RoundLimit }},
		{Choosable: wire.Choosable{
			ID: "dice-limit", Kind: "number", Most: 20,
			Text: "No roll can have more than this many dice; 0 for no limit.",
		}, agreed: "No roll can have more than %s dice.",
			number: func(s *rules.Setup) *uint8 { return &s.Options.DiceLimit }},
		toggle("strict-dials", "Stressed ships cannot set red maneuvers.",
			func(s *rules.Setup) *bool { return &s.Options.StrictDials }),
		toggle("no-previews", "Players are not shown where a maneuver would take a ship.",
			func(s *rules.Setup) *bool { return &s.Options.NoPreviews }),
		toggle("tractor-clear", "Tractored ships cannot be moved through or onto obstacles.",
			func(s *rules.Setup) *bool { return &s.Options.TractorClear }),
		toggle("stationary-clear", "A ship that stays where it is does not suffer the effects of the "+
			"obstacle it is on.",
			func(s *rules.Setup) *bool { return &s.Options.StationaryClear }),
		toggle("drawn-chooser", "If the squads cost the same, a randomly chosen player chooses the "+
			"first player.",
			func(s *rules.Setup) *bool { return &s.Options.DrawnChooser }),
		toggle("no-bid", "Chance decides which player is first, whatever the squads cost.",
			func(s *rules.Setup) *bool { return &s.Options.NoBid }),
		{Choosable: wire.Choosable{
			ID: "area-width", Kind: "number", Most: rules.MostArea / millimeters,
			Text: "Width of the play area in centimeters, set together with the height; 0 for the " +
				"standard size.",
		}, agreed: "The play area is %s cm wide.",
			side: func(s *rules.Setup) *uint16 { return &s.Width }},
		{Choosable: wire.Choosable{
			ID: "area-height", Kind: "number", Most: rules.MostArea / millimeters,
			Text: "Height of the play area in centimeters, set together with the width; 0 for the " +
				"standard size.",
		}, agreed: "The play area is %s cm high.",
			side: func(s *rules.Setup) *uint16 { return &s.Height }},
		{Choosable: wire.Choosable{
			ID: "time-limit", Kind: "number", Most: 255, Edition: squad.First,
			Text: "The round in which this many minutes have passed is the last; 0 for no limit.",
		},
			agreed: "The round in which %s minutes have passed is the last.",
			number: func(s *rules.Setup) *uint8 { return &s.Options.TimeLimit }},
		flightpath("range-bonus", "The attacker rolls 1 extra die at range 1, the defender at range 3.",
			func(s *rules.Setup) *bool { return &s.Options.RangeBonus }),
		flightpath("bullseye-face-off", "Two units face off only if each is in the other's bullseye arc.",
			func(s *rules.Setup) *bool { return &s.Options.BullseyeFaceOff }),
		flightpath("no-lock-touching", "Units cannot lock units they are touching.",
			func(s *rules.Setup) *bool { return &s.Options.NoLockTouching }),
		flightpath("short-edge-rolls", "Larger units barrel roll by the length of the template.",
			func(s *rules.Setup) *bool { return &s.Options.ShortEdgeRolls }),
		{Choosable: wire.Choosable{ID: "timed-scoring", Kind: "switch", Most: 1, Default: 1, Edition: squad.Second,
			Text: "At the round limit, the score decides: the points of lost ships, and half the " +
				"points of ships at half health or less.",
		}, agreed: "At the round limit, the score decides.",
			on: func(s *rules.Setup) *bool { return &s.Options.TimedScoring }},
		{Choosable: wire.Choosable{ID: "full-energy", Kind: "switch", Most: 1, Edition: squad.First,
			Text: "Huge ships start with as much energy as their cards can hold."},
			agreed: "Huge ships start with as much energy as their cards can hold.",
			on:     func(s *rules.Setup) *bool { return &s.Options.FullEnergy }},
		{Choosable: wire.Choosable{ID: "huge-obstacle", Kind: "number", Most: 2, Edition: squad.First,
			Text: "A huge ship replaces 3 asteroids as an obstacle; 1: a corvette, 2: a transport, 0: none."},
			agreed: "A huge ship (%s) replaces 3 asteroids as an obstacle.",
			number: func(s *rules.Setup) *uint8 { return &s.Options.HugeObstacle }},
		{Choosable: wire.Choosable{ID: "escalation", Most: 20}, record: true,
			agreed: "Escalation with threat %s.",
			number: func(s *rules.Setup) *uint8 { return &s.Options.Escalation }},
		{Choosable: wire.Choosable{ID: "core-set", Most: 1}, record: true,
			agreed: "Escalation uses the core set rules.",
			on:     func(s *rules.Setup) *bool { return &s.Options.CoreSet }},
		lasting("clock", 240, 0, "Each player has this many minutes for all answers; 0 for no clock.",
			"Each player has %s minutes for all answers.", func(c *terms) *int { return &c.Bank }),
		lasting("clock-increment", 120, 0, "With a clock, each answer adds this many seconds.",
			"Each answer adds %s seconds to the clock.", func(c *terms) *int { return &c.Increment }),
		lasting("clock-planning", 600, 0, "With a clock, each round adds this many seconds for planning.",
			"Each round adds %s seconds to both clocks.", func(c *terms) *int { return &c.Planning }),
		lasting("clock-days", 14, 0, "Each answer has a limit of this many days instead of a clock; 0 "+
			"for no limit.",
			"Each answer has a limit of %s days.", func(c *terms) *int { return &c.Days }),
		{Choosable: wire.Choosable{ID: clockDefault, Kind: "switch", Most: 1,
			Text: "A player who runs out of time does not lose: the computer answers for them."}},
		lasting("absence", 60, 5, "You can claim the match when the other player has been away for "+
			"this many minutes; 0: never.", "You can claim the match when the other player has been away for %s minutes.",
			func(c *terms) *int { return &c.Absence }),
		lasting("delay", 900, 0, "Watchers see everything with a delay of this many seconds; 0 for none.",
			"Watchers see everything with a delay of %s seconds.", func(c *terms) *int { return &c.Delay }),
		{Choosable: wire.Choosable{ID: rated, Kind: "switch", Most: 1,
			Text: "The match counts toward both players' ratings. Both must be signed in, and a clock " +
				"is required."}},
		{Choosable: wire.Choosable{ID: suggestions, Kind: "switch", Most: 1, Text: suggestionsText}},
		toggle("unimplemented", "Cards whose abilities are not implemented can be used but have no effect.",
			func(s *rules.Setup) *bool { return &s.Unimplemented }),
	}
}

// clockDefault is the setting under which the computer answers for anyone who has no time left.
const clockDefault = "clock-default"

// lapseText says what has been agreed on under clockDefault.
const lapseText = "When a player runs out of time, the computer answers for them."

// lasting is a setting about time.
func lasting(id string, most, usual int, text, agreed string, of func(c *terms) *int) setting {
	return setting{clock: of, agreed: agreed,
		Choosable: wire.Choosable{ID: id, Text: text, Kind: "number", Most: most, Default: usual}}
}

// says says what has been agreed on with a number, which may be one.
func (s *setting) says(n int) string {
	text := fmt.Sprintf(s.agreed, strconv.Itoa(n))
	if n == 1 {
		for _, unit := range [...]string{"minute", "second", "day"} {
			text = strings.Replace(text, "1 "+unit+"s", "1 "+unit, 1)
		}
	}
	return text
}

// agree puts the settings that were asked for into an agreement.
func agree(a *agreement, asked map[string]int) error {
	known := 0
	threat := 0
	for _, set := range settings() {
		if set.record {
			continue
		}
		n, ok := asked[set.ID]
		if ok {
			known++
		} else {
			n = set.Default
		}
		switch {
		case n < 0 || n > set.Most:
			return fmt.Errorf("setting %s is %d; expected 0 to %d", set.ID, n, set.Most)
		case set.Edition != "" && set.Edition != a.edition.ID:
			if n != set.Default {
				return fmt.Errorf("setting %s is available only in the %s edition", set.ID, set.Edition)
			}
		case set.Way != "" && set.Way != a.way.ID:
			if n != set.Default {
				return fmt.Errorf("setting %s is available only in the mode %s", set.ID, set.Way)
			}
		case set.on != nil:
			*set.on(&a.setup) = n == 1
		case set.number != nil:
			*set.number(&a.setup) = uint8(n)
		case set.side != nil:
			*set.side(&a.setup) = uint16(n * millimeters)
		case set.clock != nil:
			*set.clock(&a.terms) = n
		case set.ID == clockDefault:
			a.terms.Default = n == 1
		case set.ID == rated:
			a.terms.Rated = n == 1
		case set.ID == suggestions:
			a.terms.Suggestions = n == 1
		case set.ID == threatSetting:
			threat = n
		default:
			a.quick = n == 1
		}
	}
	if known < len(asked) {
		return fmt.Errorf("unknown setting; see the lobby for a list")
	}
	return a.goWay(threat)
}

// goWay adds to a set-up what the way to play needs: of quick builds, the threat.
func (a *agreement) goWay(threat int) error {
	switch a.way.ID {
	case quickBuilds:
		if a.format.Threat = threat; threat == 0 {
			return fmt.Errorf("setting %s is 0; expected the threat of each side", threatSetting)
		}
	case escalation, coreEscalation:
		a.setup.Options.Escalation = match.EscalationThreat
		a.setup.Options.CoreSet = a.way.ID == coreEscalation
	}
	if m := a.way.mission; m != nil {
		a.setup.Mission = m.ID
		if m.Alone { // it says itself when it ends
			a.setup.Options.RoundLimit = 0
		}
	}
	return nil
}

// agreed lists what the table of a match has agreed on.
func agreed(c *rules.Compiled, setup *rules.Setup) []wire.Setting {
	list := []wire.Setting{}
	if m, ok := c.Mission(setup.Mission); ok {
		list = append(list, wire.Setting{Name: "mission", Text: missionName(m) + ". " + m.Summary})
	}
	for _, set := range settings() {
		switch {
		case set.on != nil && *set.on(setup):
			list = append(list, wire.Setting{Name: set.ID, Text: set.agreed})
		case set.number != nil && *set.number(setup) > 0:
			n := int(*set.number(setup))
			list = append(list, wire.Setting{Name: set.ID, Text: fmt.Sprintf(set.agreed, strconv.Itoa(n)), Number: n})
		case set.side != nil && *set.side(setup) > 0:
			n := strconv.Itoa(int(*set.side(setup)) / millimeters)
			list = append(list, wire.Setting{Name: set.ID, Text: fmt.Sprintf(set.agreed, n)})
		}
	}
	return list
}
