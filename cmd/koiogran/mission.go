package main

import (
	"fmt"
	"strings"
	"time"

	"koiogran/engine/edition"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
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
		f := match.Format(compiled, m)
		match.Lay(&setup, compiled.Measure, &f, &squad.Squad{}, &squad.Squad{})
		if m.Fixed {
			setup.Obstacles = m.Obstacles
			c.Obstacles = nil
		}
		return compiled, setup, c.agree(&setup)
	}
	return nil, setup, fmt.Errorf("--mission %s: expected %s", c.Mission, missionNames(c.Edition))
}

// mission checks that an edition has the mission that was asked for.
func (c *playCommand) mission(compiled *rules.Compiled) error {
	m, ok := compiled.Mission(c.Mission)
	switch {
	case c.Mission == "" || ok && !m.Fixed:
		return nil
	case ok:
		return fmt.Errorf("--mission %s: expected no squad files, because the scenario card sets both forces",
			c.Mission)
	}
	return fmt.Errorf("--mission %s: %s has no such mission; expected %s", c.Mission,
		squad.GameName(compiled.ID), missionNames(compiled.ID))
}

// missionNames lists the missions of an edition, those of all of them for an empty id.
func missionNames(of string) string {
	var lists []string
	for _, id := range edition.IDs() {
		compiled, _ := edition.ByID(id)
		var names []string
		for i := range compiled.Missions {
			names = append(names, compiled.Missions[i].ID)
		}
		if len(names) > 0 && (of == "" || of == id) {
			last := len(names) - 1
			if last > 0 {
				names = []string{strings.Join(names[:last], ", ") + " or " + names[last]}
			}
			lists = append(lists, names[0]+" ("+squad.GameName(id)+")")
		}
	}
	return strings.Join(lists, ", ")
}

// clock returns a function that reports whether the agreed minutes are over, nil if no time limit
// is agreed.
func clock(minutes uint8) func() bool {
	if minutes == 0 {
		return nil
	}
	end := time.Now().Add(time.Duration(minutes) * time.Minute)
	return func() bool { return !time.Now().Before(end) }
}
