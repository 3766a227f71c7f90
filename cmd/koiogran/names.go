package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/text"
	"koiogran/serve/stdio"
)

// mostName is how many characters the name of a player has at most.
const mostName = 30

// named returns what the players of the match are called: as --names says, bots by their levels, a person by a callsign
// that follows from the seed.
func (c *playCommand) named(bots []string, seed uint64) (text.Names, error) {
	var given text.Names
	if len(c.Names) > len(bots) {
		return given, fmt.Errorf("--names %s: expected at most %d names", strings.Join(c.Names, ","), len(bots))
	}
	for p := range bots {
		switch {
		case p < len(c.Names) && c.Names[p] != "":
			given[p] = strings.Join(strings.Fields(c.Names[p]), " ")
			if strings.ContainsFunc(given[p], func(r rune) bool { return !unicode.IsPrint(r) }) || len([]rune(given[p])) > mostName {
				return given, fmt.Errorf("--names %q: expected up to %d printable characters", c.Names[p], mostName)
			}
		case p+1 == c.Human:
		case stdio.Named(bots[p]):
			given[p] = calledAfter(strings.Fields(bots[p]))
		default:
			given[p] = bot.Title(bots[p])
		}
	}
	return text.Called(given, len(bots), strconv.FormatUint(seed, 10)), nil
}

// calledAfter returns the file that names a bot: the program, or the script that an interpreter runs, without its ending.
func calledAfter(command []string) string {
	name := command[0]
	for _, word := range command[1:] {
		if info, err := os.Stat(word); err == nil && info.Mode().IsRegular() {
			name = word
			break
		}
	}
	name = filepath.Base(name)
	return strings.TrimSuffix(name, filepath.Ext(name))
}

// sideOf names the players of a side with their squads.
func sideOf(setup *rules.Setup, names *text.Names, side game.Player) string {
	words := fmt.Sprintf("%s (%s)", setup.Squad(side).Name, names[side])
	if partner := side + game.Seat3; int(partner) < setup.Seats() {
		words += fmt.Sprintf(" with %s (%s)", setup.Squad(partner).Name, names[partner])
	}
	return words
}
