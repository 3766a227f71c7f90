package main

import (
	"fmt"

	"koiogran/edition"
	"koiogran/match"
	"koiogran/rules"
	"koiogran/squad"
)

// escalationHelp says what --escalation does.
const escalationHelp = "Escalation: ships that are lost return as more dangerous ones. full: " +
	"squads of quick builds of threat 4; core: the core set, which needs no squads; no: a normal match."

// playFormat returns the format that squads must keep: Escalation has its own.
func (c *playCommand) playFormat() (squad.Format, error) {
	if c.Escalation == "full" {
		return squad.Format{
			Name: "escalation", Edition: squad.Second, Threat: match.EscalationThreat,
		}, nil
	}
	return c.format()
}

// coreSet sets Escalation with the core set up.
func (c *playCommand) coreSet() (*rules.Compiled, rules.Setup, error) {
	var setup rules.Setup
	if c.A != "" {
		return nil, setup, fmt.Errorf("--escalation=core: %s, expected no squad files", c.A)
	}
	compiled, _ := edition.ByID(squad.Second)
	squads, err := match.CoreSet(compiled.Facts)
	if err != nil {
		return nil, setup, err
	}
	setup.Squads = squads
	setup.Obstacles = match.Obstacles(compiled.Measure, &squad.Squad{}, &squad.Squad{})
	return compiled, setup, c.agree(&setup)
}

// agree adds to a set-up what the table agreed on.
func (c *playCommand) agree(setup *rules.Setup) error {
	setup.Options = c.options()
	setup.Mission = c.Mission
	setup.Unimplemented = c.Unimplemented == "ignore"
	if c.Escalation != "no" {
		setup.Options.Escalation = match.EscalationThreat
		setup.Options.CoreSet = c.Escalation == "core"
	}
	if c.Obstacles < 0 || c.Obstacles > len(setup.Obstacles) {
		return fmt.Errorf("--obstacles %d: expected 0 to %d", c.Obstacles, len(setup.Obstacles))
	}
	setup.Obstacles = setup.Obstacles[:c.Obstacles]
	if c.Area == "" {
		return nil
	}
	var rest string
	n, _ := fmt.Sscanf(c.Area, "%dx%d%s", &setup.Width, &setup.Height, &rest)
	if n != 2 {
		return fmt.Errorf("--area %s: expected a width and a height in mm, such as 1200x900", c.Area)
	}
	return nil
}
