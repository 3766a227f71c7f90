package main

import (
	"fmt"

	"github.com/alecthomas/kong"

	"koiogran/engine/edition"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// escalationHelp says what --escalation does.
const escalationHelp = "Play Escalation, in which a destroyed ship returns with a more dangerous " +
	"pilot. Each squad must be quick builds with threat 4. --escalation=core uses the core set ships " +
	"and no squad files."

// escalation says whether Escalation is played: "no", "full" or "core". The flag alone means
// "full".
type escalation string

// Decode reads the value of the flag, which may be missing.
func (e *escalation) Decode(ctx *kong.DecodeContext) error {
	*e = "full"
	if ctx.Scan.Peek().Type != kong.FlagValueToken {
		return nil
	}
	switch word := fmt.Sprint(ctx.Scan.Pop().Value); word {
	case "no", "full", "core":
		*e = escalation(word)
		return nil
	default:
		return fmt.Errorf("expected full, core or no, got %q", word)
	}
}

// IsBool makes the flag one that needs no value.
func (e *escalation) IsBool() bool { return true }

// playFormat returns the format that squads must keep: Escalation has its own.
func (c *playCommand) playFormat() (squad.Format, error) {
	if c.Escalation == "full" {
		return squad.Format{
			Name: "escalation", Title: "Escalation", Edition: squad.Second, Threat: match.EscalationThreat,
		}, nil
	}
	return c.format()
}

// coreSet sets Escalation with the core set up.
func (c *playCommand) coreSet() (*rules.Compiled, rules.Setup, error) {
	var setup rules.Setup
	if c.A != "" {
		return nil, setup, fmt.Errorf("--escalation=core: %s: expected no squad files", c.A)
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
	setup.Options = chosen(c.Settings)
	setup.Mission = c.Mission
	setup.Unimplemented = c.Unimplemented == "ignore"
	if c.Escalation != "no" {
		setup.Options.Escalation = match.EscalationThreat
		setup.Options.CoreSet = c.Escalation == "core"
	}
	if n := c.Obstacles; n != nil {
		if *n < 0 || *n > len(setup.Obstacles) {
			return fmt.Errorf("--obstacles %d: expected 0 to %d", *n, len(setup.Obstacles))
		}
		setup.Obstacles = setup.Obstacles[:*n]
	}
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
