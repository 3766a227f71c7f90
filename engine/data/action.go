package data

import (
	"fmt"
	"slices"
	"strings"
)

// ActionName is the kind of an action.
type ActionName string

// Actions of all editions. Recover belongs to huge ships of the first; those at the end are
// Flightpath's, where rotate turns the unit and not its arc.
const (
	BarrelRoll ActionName = "barrel-roll"
	Boost      ActionName = "boost"
	Calculate  ActionName = "calculate"
	Cloak      ActionName = "cloak"
	Coordinate ActionName = "coordinate"
	Evade      ActionName = "evade"
	Focus      ActionName = "focus"
	Jam        ActionName = "jam"
	Lock       ActionName = "lock"
	Reinforce  ActionName = "reinforce"
	Recover    ActionName = "recover"
	Reload     ActionName = "reload"
	RotateArc  ActionName = "rotate-arc"
	Slam       ActionName = "slam"

	Accumulate   ActionName = "accumulate"
	Guard        ActionName = "guard"
	Overthrust   ActionName = "overthrust"
	ReverseBoost ActionName = "reverse-boost"
	Rotate       ActionName = "rotate"
	RotateTurret ActionName = "rotate-turret"
	Stealth      ActionName = "stealth"
)

// ActionNames lists every action.
func ActionNames() []ActionName {
	return []ActionName{
		BarrelRoll, Boost, Calculate, Cloak, Coordinate, Evade, Focus, Jam, Lock, Reinforce,
		Recover, Reload, RotateArc, Slam,
		Accumulate, Guard, Overthrust, ReverseBoost, Rotate, RotateTurret, Stealth,
	}
}

// Action is one entry of an action bar: an action, and the one linked to it if any. Its text is
// "barrel-roll white" or "barrel-roll white > lock red". In a restriction the difficulty may be
// missing, which means any: "reload". First-edition actions have none.
type Action struct {
	Name             ActionName
	Difficulty       Difficulty
	Linked           ActionName
	LinkedDifficulty Difficulty
}

// String returns the action as it is written in the tables.
func (a Action) String() string {
	text := strings.TrimSpace(string(a.Name) + " " + string(a.Difficulty))
	if a.Linked == "" {
		return text
	}
	return text + " > " + string(a.Linked) + " " + string(a.LinkedDifficulty)
}

// MarshalText writes the action as "barrel-roll white > lock red".
func (a Action) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText reads an action written as "barrel-roll white > lock red".
func (a *Action) UnmarshalText(text []byte) error {
	first, linked, isLinked := strings.Cut(string(text), " > ")
	name, difficulty, err := parseAction(first)
	if err != nil {
		return err
	}
	*a = Action{Name: name, Difficulty: difficulty}
	if isLinked {
		a.Linked, a.LinkedDifficulty, err = parseAction(linked)
	}
	return err
}

func parseAction(text string) (ActionName, Difficulty, error) {
	name, difficulty, _ := strings.Cut(text, " ")
	if !slices.Contains(ActionNames(), ActionName(name)) {
		return "", "", fmt.Errorf("%w action %q: unknown action", ErrForm, text)
	}
	if difficulty != "" && !slices.Contains(Difficulties(), Difficulty(difficulty)) {
		return "", "", fmt.Errorf("%w action %q: unknown difficulty", ErrForm, text)
	}
	return ActionName(name), Difficulty(difficulty), nil
}
