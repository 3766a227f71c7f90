package game

// Setting is a match setting that is a field of Options: its name wherever a person or a file sets it, its
// texts and its values. Everything that offers, reads or writes settings goes through Settings.
type Setting struct {
	ID      string       // its name in records, scenarios and the API
	Flag    string       // its name on the command line, where that is not the ID
	Group   SettingGroup // the settings among which it is shown
	Text    string       // what it does, for a person who chooses it
	Agreed  string       // what a match with it has agreed on, with %s in place of a number
	Most    uint8        // the highest number; 1 for a switch
	Default uint8        // what a match has if no one chooses
	// Special marks a setting that only some editions have: those in whose rules it is on.
	Special bool
	// OfMode marks a setting that belongs to a mode and is not chosen separately.
	OfMode bool

	on     func(o *Options) *bool  // the field of a switch
	number func(o *Options) *uint8 // the field of a number; 0 is off
}

// SettingGroup is a group of settings that are shown together.
type SettingGroup string

// The groups of settings.
const (
	LengthGroup SettingGroup = "length" // how long a match lasts
	SetupGroup  SettingGroup = "setup"  // how a match begins
	RulesGroup  SettingGroup = "rules"  // how a match is played
)

// IsSwitch reports whether a setting is on or off and not a number.
func (s *Setting) IsSwitch() bool { return s.on != nil }

// Of returns the number of a setting, or 1 for a switch that is on; 0 is off.
func (s *Setting) Of(o *Options) uint8 {
	switch {
	case s.number != nil:
		return *s.number(o)
	case *s.on(o):
		return 1
	}
	return 0
}

// Set sets a number, or turns a switch on with 1 and off with 0.
func (s *Setting) Set(o *Options, n uint8) {
	if s.number != nil {
		*s.number(o) = n
		return
	}
	*s.on(o) = n > 0
}

// SettingByID returns the setting with an id.
func SettingByID(id string) (Setting, bool) {
	for _, s := range Settings() {
		if s.ID == id {
			return s, true
		}
	}
	return Setting{}, false
}

// Settings lists the settings in Options, in the order in which they are shown and written.
func Settings() []Setting {
	return []Setting{
		{ID: "round-limit", Flag: "rounds", Group: LengthGroup, Most: 99, Default: 20,
			Text:   "The match ends after this many rounds; 0 for no limit.",
			Agreed: "The match ends after round %s.",
			number: func(o *Options) *uint8 { return &o.RoundLimit }},
		{ID: "time-limit", Flag: "minutes", Group: LengthGroup, Most: 255,
			Text:   "The round in which this many minutes have passed is the last; 0 for no limit.",
			Agreed: "The round in which %s minutes have passed is the last.",
			number: func(o *Options) *uint8 { return &o.TimeLimit }},
		{ID: "dice-limit", Group: RulesGroup, Most: 20,
			Text:   "No roll can have more than this many dice; 0 for no limit.",
			Agreed: "No roll can have more than %s dice.",
			number: func(o *Options) *uint8 { return &o.DiceLimit }},
		toggle("strict-dials", RulesGroup, "Stressed ships cannot set red maneuvers.",
			func(o *Options) *bool { return &o.StrictDials }),
		toggle("no-previews", RulesGroup, "Players are not shown where a maneuver would take a ship.",
			func(o *Options) *bool { return &o.NoPreviews }),
		toggle("tractor-clear", RulesGroup, "Tractored ships cannot be moved through or onto obstacles.",
			func(o *Options) *bool { return &o.TractorClear }),
		toggle("stationary-clear", RulesGroup, "A ship that stays where it is does not suffer the effects of "+
			"the obstacle it is on.", func(o *Options) *bool { return &o.StationaryClear }),
		toggle("drawn-chooser", SetupGroup, "If the squads cost the same, a randomly chosen player chooses "+
			"the first player.", func(o *Options) *bool { return &o.DrawnChooser }),
		toggle("no-bid", SetupGroup, "Chance decides which player is first, whatever the squads cost.",
			func(o *Options) *bool { return &o.NoBid }),
		special(Setting{ID: "timed-scoring", Group: LengthGroup,
			Text: "At the round limit, the score decides: the points of lost ships, and half the " +
				"points of ships at half health or less.",
			Agreed: "At the round limit, the score decides.",
			on:     func(o *Options) *bool { return &o.TimedScoring }}),
		special(toggle("range-bonus", RulesGroup, "The attacker rolls 1 extra die at range 1, the defender at "+
			"range 3.", func(o *Options) *bool { return &o.RangeBonus })),
		special(toggle("bullseye-face-off", RulesGroup, "Two units face off only if each is in the other's "+
			"bullseye arc.", func(o *Options) *bool { return &o.BullseyeFaceOff })),
		special(toggle("no-lock-touching", RulesGroup, "Units cannot lock units they are touching.",
			func(o *Options) *bool { return &o.NoLockTouching })),
		special(toggle("short-edge-rolls", RulesGroup, "Larger units barrel roll by the length of the template.",
			func(o *Options) *bool { return &o.ShortEdgeRolls })),
		special(toggle("full-energy", SetupGroup, "Huge ships start with as much energy as their cards can "+
			"hold.", func(o *Options) *bool { return &o.FullEnergy })),
		{ID: "escalation", Most: 20, OfMode: true, Agreed: "Escalation with threat %s.",
			number: func(o *Options) *uint8 { return &o.Escalation }},
		special(Setting{ID: "huge-obstacle", Group: SetupGroup, Most: 2,
			Text:   "A huge ship replaces 3 asteroids as an obstacle; 1: a corvette, 2: a transport, 0: none.",
			Agreed: "A huge ship (%s) replaces 3 asteroids as an obstacle.",
			number: func(o *Options) *uint8 { return &o.HugeObstacle }}),
		{ID: "core-set", Most: 1, OfMode: true, Agreed: "Escalation uses the core set rules.",
			on: func(o *Options) *bool { return &o.CoreSet }},
	}
}

// toggle returns a switch that is off unless chosen.
func toggle(id string, group SettingGroup, text string, on func(o *Options) *bool) Setting {
	return Setting{ID: id, Group: group, Text: text, Agreed: text, Most: 1, on: on}
}

// special makes a setting one that only some editions have.
func special(s Setting) Setting {
	if s.Special = true; s.on != nil {
		s.Most = 1
	}
	return s
}
