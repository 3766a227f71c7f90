package lobby

import (
	"fmt"
	"strconv"
	"strings"

	"koiogran/engine/edition"
	"koiogran/engine/game"
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

// millimeters is the number of millimeters in a centimeter.
const millimeters = 10

// setting is something that a table can agree on.
type setting struct {
	wire.Choosable
	agreed string // what it says of a match, with a number in place of %s
	record bool   // matches begun here do not have it; records that are replayed can
	of     *game.Setting
	on     func(s *rules.Setup) *bool
	side   func(s *rules.Setup) *uint16 // a length, which settings have in centimeters
	clock  func(c *Terms) *int          // something about time
}

// The groups of settings that are not in game.Settings.
const (
	clockGroup = "clocks"
	watchGroup = "watching"
)

// settings returns the settings of all editions: the settings of the rules and the server's own.
func settings() []setting {
	list := []setting{
		{Choosable: wire.Choosable{
			ID: quickSetup, Group: string(game.SetupGroup), Kind: "switch", Most: 1, Default: 1,
			Text: "The server chooses the first player at random and places the obstacles.",
		}},
		{Choosable: wire.Choosable{
			ID: threatSetting, Group: string(game.RulesGroup), Kind: "number", Most: 20, Default: 8,
			Edition: squad.Second, Way: QuickBuilds, Text: "The total threat of each side's quick builds.",
		}},
	}
	for _, s := range game.Settings() {
		list = append(list, ruleSetting(s))
	}
	return append(list,
		lengthSetting("area-width", "Width of the play area in centimeters, set together with the height; 0 for the "+
			"standard size.", "The play area is %s cm wide.",
			func(s *rules.Setup) *uint16 { return &s.Width }),
		lengthSetting("area-height", "Height of the play area in centimeters, set together with the width; 0 for the "+
			"standard size.", "The play area is %s cm high.",
			func(s *rules.Setup) *uint16 { return &s.Height }),
		lasting("clock", 240, 0, "Each player has this many minutes for all answers; 0 for no clock.",
			"Each player has %s minutes for all answers.", func(c *Terms) *int { return &c.Bank }),
		lasting("clock-increment", 120, 0, "With a clock, each answer adds this many seconds.",
			"Each answer adds %s seconds to the clock.", func(c *Terms) *int { return &c.Increment }),
		lasting("clock-planning", 600, 0, "With a clock, each round adds this many seconds for planning.",
			"Each round adds %s seconds to both clocks.", func(c *Terms) *int { return &c.Planning }),
		lasting("clock-days", 14, 0, "Each answer has a limit of this many days instead of a clock; 0 "+
			"for no limit.",
			"Each answer has a limit of %s days.", func(c *Terms) *int { return &c.Days }),
		setting{Choosable: wire.Choosable{ID: clockDefault, Group: clockGroup, Kind: "switch", Most: 1,
			Text: "A player who runs out of time does not lose: the computer answers for them."}},
		lasting("absence", 60, 5, "You can claim the match when the other player has been away for "+
			"this many minutes; 0: never.", "You can claim the match when the other player has been away for %s minutes.",
			func(c *Terms) *int { return &c.Absence }),
		watching(lasting("delay", 900, 0, "Watchers see everything with a delay of this many seconds; 0 for none.",
			"Watchers see everything with a delay of %s seconds.", func(c *Terms) *int { return &c.Delay })),
		setting{Choosable: wire.Choosable{ID: RatedSetting, Group: watchGroup, Kind: "switch", Most: 1,
			Text: "The match counts toward both players' ratings. Both must be signed in, and a clock " +
				"is required."}},
		setting{Choosable: wire.Choosable{ID: SuggestionsSetting, Group: watchGroup, Kind: "switch", Most: 1,
			Text: suggestionsText}},
		setting{Choosable: wire.Choosable{ID: "unimplemented", Group: string(game.RulesGroup), Kind: "switch", Most: 1,
			Text: unimplementedText},
			agreed: unimplementedText, on: func(s *rules.Setup) *bool { return &s.Unimplemented }},
	)
}

// unimplementedText says what a match with unimplemented cards has agreed on.
const unimplementedText = "Cards whose abilities are not implemented can be used but have no effect."

// ruleSetting returns a setting of the rules as the server offers it: in one edition if only one has it. Two that rules
// allow in more are offered where they are usual: a time limit in first edition, and points that decide at a limit
// in second edition, where they do unless a table turns them off.
func ruleSetting(s game.Setting) setting {
	c := wire.Choosable{
		ID: s.ID, Group: string(s.Group), Text: s.Text, Kind: "number", Most: int(s.Most), Default: int(s.Default),
	}
	if s.IsSwitch() {
		c.Kind = "switch"
	}
	if s.Special {
		c.Edition = edition.With(&s)[0]
	}
	switch s.ID {
	case "time-limit":
		c.Edition = squad.First
	case "timed-scoring":
		c.Default = 1
	}
	return setting{Choosable: c, agreed: s.Agreed, record: s.OfMode, of: &s}
}

// lengthSetting returns a side of the play area.
func lengthSetting(id, text, agreed string, side func(s *rules.Setup) *uint16) setting {
	return setting{side: side, agreed: agreed, Choosable: wire.Choosable{
		ID: id, Group: string(game.SetupGroup), Kind: "number", Most: rules.MostArea / millimeters, Text: text,
	}}
}

// watching moves a setting among those about watchers.
func watching(s setting) setting {
	s.Group = watchGroup
	return s
}

// clockDefault is the setting under which the computer answers for anyone who has no time left.
const clockDefault = "clock-default"

// timeoutText says what has been agreed on under clockDefault.
const timeoutText = "When a player runs out of time, the computer answers for them."

// lasting returns a setting about time.
func lasting(id string, most, usual int, text, agreed string, of func(c *Terms) *int) setting {
	return setting{clock: of, agreed: agreed,
		Choosable: wire.Choosable{ID: id, Group: clockGroup, Text: text, Kind: "number", Most: most, Default: usual}}
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
func agree(a *Agreement, asked map[string]int) error {
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
		case set.Edition != "" && set.Edition != a.Edition.ID:
			if n != set.Default {
				return fmt.Errorf("setting %s is available only in the %s edition", set.ID, set.Edition)
			}
		case set.Way != "" && set.Way != a.Mode.ID:
			if n != set.Default {
				return fmt.Errorf("setting %s is available only in the mode %s", set.ID, set.Way)
			}
		case set.of != nil:
			set.of.Set(&a.setup.Options, uint8(n))
		case set.on != nil:
			*set.on(&a.setup) = n == 1
		case set.side != nil:
			*set.side(&a.setup) = uint16(n * millimeters)
		case set.clock != nil:
			*set.clock(&a.Terms) = n
		case set.ID == clockDefault:
			a.Terms.Default = n == 1
		case set.ID == RatedSetting:
			a.Terms.Rated = n == 1
		case set.ID == SuggestionsSetting:
			a.Terms.Suggestions = n == 1
		case set.ID == threatSetting:
			threat = n
		default:
			a.Quick = n == 1
		}
	}
	if known < len(asked) {
		return fmt.Errorf("unknown setting; see the lobby for a list")
	}
	return a.goWay(threat)
}

// goWay adds to a set-up what the way to play needs: of quick builds, the threat.
func (a *Agreement) goWay(threat int) error {
	switch a.Mode.ID {
	case QuickBuilds:
		if a.Format.Threat = threat; threat == 0 {
			return fmt.Errorf("setting %s is 0; expected the threat of each side", threatSetting)
		}
	case Escalation, coreEscalation:
		a.setup.Options.Escalation = match.EscalationThreat
		a.setup.Options.CoreSet = a.Mode.ID == coreEscalation
	}
	if m := a.Mode.mission; m != nil {
		a.setup.Mission = m.ID
		if m.Alone { // it says itself when it ends
			a.setup.Options.RoundLimit = 0
		}
	}
	return nil
}

// Agreed lists what the table of a match has agreed on.
func Agreed(c *rules.Compiled, setup *rules.Setup) []wire.Setting {
	list := []wire.Setting{}
	if m, ok := c.Mission(setup.Mission); ok {
		list = append(list, wire.Setting{Name: "mission", Text: missionName(m) + ". " + m.Summary})
	}
	for _, set := range settings() {
		switch {
		case set.on != nil && *set.on(setup), set.of != nil && set.of.IsSwitch() && set.of.Of(&setup.Options) > 0:
			list = append(list, wire.Setting{Name: set.ID, Text: set.agreed})
		case set.of != nil && set.of.Of(&setup.Options) > 0:
			n := int(set.of.Of(&setup.Options))
			list = append(list, wire.Setting{Name: set.ID, Text: fmt.Sprintf(set.agreed, strconv.Itoa(n)), Number: n})
		case set.side != nil && *set.side(setup) > 0:
			n := strconv.Itoa(int(*set.side(setup)) / millimeters)
			list = append(list, wire.Setting{Name: set.ID, Text: fmt.Sprintf(set.agreed, n)})
		}
	}
	return list
}
