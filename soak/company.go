package soak

import (
	"slices"

	"koiogran/game"
)

// company is what a card needs to be used: other cards in its squad, and actions of its side.
type company struct {
	card    string
	ships   []string
	cards   []string
	actions []game.Action
	kept    bool // the other cards are better not used before
	locked  bool // its side locks its ship
}

// companies are the cards that are seldom used without such help.
var companies = []company{
	{card: "ablativeplating", cards: []string{"bombletgenerator", "seismiccharges"}},
	{card: "automatedloaders-swz98", cards: []string{"protontorpedoes", "homingmissiles"},
		actions: []game.Action{game.LockAction}},
	{card: "captainjonus", cards: []string{"barragerockets", "protontorpedoes"},
		actions: []game.Action{game.LockAction, game.FocusAction}},
	{card: "captainjonus-swz105", cards: []string{"barragerockets", "protontorpedoes"},
		actions: []game.Action{game.LockAction, game.FocusAction}},
	{card: "cienaree", actions: []game.Action{game.CoordinateAction}},
	{card: "corranhorn-t65xwing", actions: []game.Action{game.LockAction}, locked: true},
	{card: "deathfire", cards: []string{"connernets", "proximitymines", "ionbombs"}, kept: true},
	{card: "edriotwotubes", ships: []string{"partisanrenegade"},
		actions: []game.Action{game.CoordinateAction, game.FocusAction}},
	{card: "kullbeesperado", cards: []string{"servomotorsfoils"},
		actions: []game.Action{game.BarrelRollAction, game.BoostAction}},
	{card: "majorrhymer-swz98", cards: []string{"protontorpedoes", "iontorpedoes"},
		actions: []game.Action{game.LockAction}},
	{card: "majorrhymer-swz98-lsl", cards: []string{"protontorpedoes", "iontorpedoes"},
		actions: []game.Action{game.LockAction}},
	{card: "rearadmiralchiraneau", actions: []game.Action{game.ReinforceAction}},
	{card: "sensorjammer-battleofyavin", actions: []game.Action{game.LockAction}},
	{card: "stealthgambit-tiephphantom", actions: []game.Action{game.CloakAction}},
	{card: "tomaxbren", cards: []string{"elusive", "ionbombs", "proximitymines"},
		actions: []game.Action{game.ReloadAction}},
	{card: "tomaxbren-swz105", cards: []string{"elusive", "ionbombs", "proximitymines"},
		actions: []game.Action{game.ReloadAction}},
}

// companyOf is what a card needs, nothing for most.
func companyOf(card string) company {
	i := slices.IndexFunc(companies, func(c company) bool { return c.card == card })
	if i < 0 {
		return company{card: card}
	}
	return companies[i]
}
