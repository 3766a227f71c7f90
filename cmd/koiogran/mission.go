package main

import (
	"fmt"
	"strings"
	"time"

	"koiogran/edition"
	"koiogran/match"
	"koiogran/rules"
	"koiogran/squad"
)

// missionSetup sets a mission up with the squads that it lists.
func (c *playCommand) missionSetup() (*rules.Compiled, rules.Setup, error) {
	var setup rules.Setup
	for _, id := range edition.IDs() {
		compiled, _ := edition.ByID(id)
		m, ok := compiled.Mission(c.Mission)
		if !ok || c.Edition != "" && c.Edition != id {
			continue
		}
		setup.Squads = match.Forces(compiled, m)
		setup.Obstacles = match.Obstacles(compiled.Measure, &squad.Squad{}, &squad.Squad{})
		if m.Fixed {
			setup.Obstacles = m.Obstacles
			c.Obstacles = len(m.Obstacles)
		}
		return compiled, setup, c.agree(&setup)
	}
	return nil, setup, fmt.Errorf("--mission %s: expected %s", c.Mission, missionNames())
}

// mission checks that an edition has the mission that was asked for.
func (c *playCommand) mission(compiled *rules.Compiled) error {
	m, ok := compiled.Mission(c.Mission)
	switch {
	case c.Mission == "" || ok && !m.Fixed:
		return nil
	case ok:
		return fmt.Errorf("--mission %s: expected no squad files: the scenario card fixes both forces",
			c.Mission)
	}
	return fmt.Errorf("--mission %s: %s edition has no such mission; expected %s", c.Mission,
		compiled.ID, missionNames())
}

// missionNames lists the missions of all editions.
func missionNames() string {
	var names []string
	for _, id := range edition.IDs() {
		compiled, _ := edition.ByID(id)
		for i := range compiled.Missions {
			names = append(names, compiled.Missions[i].ID+" ("+id+" edition)")
		}
	}
	return strings.Join(names, " or ")
}

// clock tells when the minutes agreed on are over; it is nil where none are.
func (c *playCommand) clock() func() bool {
	if c.Minutes == 0 {
		return nil
	}
	end := time.Now().Add(time.Duration(c.Minutes) * time.Minute)
	return func() bool { return !time.Now().Before(end) }
}
