package soak

import "koiogran/game"

// What helps many cards of first edition.
var (
	firstOrdnance = []string{"protontorpedoes", "concussionmissiles", "assaultmissiles"}
	firstMines    = []string{"proximitymines", "connernet", "clustermines"}
)

// firstCompanies are the cards of first edition that are seldom used without help.
var firstCompanies = []company{
	{card: "advtargetingcomputer", cards: []string{"tiex1"}, actions: locks, keeps: spendLock},
	{card: "captainjonus", cards: firstOrdnance, ships: []string{"gammasquadronpilot"},
		actions: aims},
	{card: "chewbacca-swx57", ships: []string{"banditsquadronpilot"}},
	{card: "deathfire", cards: firstMines, kept: true},
	{card: "drearenthal", actions: locks, spends: spendLock},
	{card: "edriotwotubes", ships: []string{"landocalrissian"}, cards: []string{"coolhand"},
		arms: []string{"protonbombs"}, prey: []string{"landocalrissian"}, actions: focuses},
	{card: "ezrabridger", flight: inRed, keeps: spendFocus},
	{card: "guidancechips", cards: firstOrdnance, actions: locks, keeps: spendLock},
	{card: "hansolo", actions: locks, keeps: spendLock},
	{card: "hobbieklivian", actions: locks, spends: spendLock, flight: inRed},
	{card: "krassistrelix", cards: []string{"manglercannon", "heavylasercannon"}},
	{card: "kullbeesperado", cards: []string{"servomotorsfoils"}, actions: boosts},
	{card: "leevantenza", cards: []string{"engineupgrade", "servomotorsfoils"},
		actions: []game.Action{game.BoostAction}},
	{card: "lieutenantcolzet", actions: locks, keeps: spendLock},
	{card: "misthunter", cards: []string{"tractorbeam"}},
	{card: "omegaace", actions: aims, keeps: spendForAim},
	{card: "outlawtech", flight: inRed},
	{card: "stygiumparticleaccelerator", on: []string{"tiephantom"},
		actions: []game.Action{game.CloakAction, game.EvadeAction}},
	{card: "tomaxbren", cards: []string{"crackshot", "coolhand"}},
}
