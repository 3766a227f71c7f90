package soak

import "koiogran/engine/game"

// What helps many cards of first edition.
var (
	firstOrdnance = []string{"protontorpedoes", "concussionmissiles", "assaultmissiles"}
	firstIons     = []string{"ioncannon", "ioncannonturret", "ionpulsemissiles", "iontorpedoes"}
	firstTurrets  = []string{"ioncannonturret", "blasterturret", "dorsalturret"}
	firstMines    = []string{"proximitymines", "connernet", "clustermines"}
)

// firstCompanies are the cards of first edition that are seldom used without help.
var firstCompanies = []company{
	{card: "advtargetingcomputer", cards: []string{"tiex1"}, actions: locks, keeps: spendLock},
	{card: "antipursuitlasers", flight: astray},
	{card: "blackone", actions: boosts, draws: locks},
	{card: "bodyguard", ships: []string{"kavil", "bobafett-scum"}, actions: focuses,
		keeps: spendFocus},
	{card: "btla4ywing", cards: firstTurrets, kept: true},
	{card: "captainjonus", cards: firstOrdnance, ships: []string{"gammasquadronpilot"},
		actions: aims},
	{card: "chewbacca-swx57", ships: []string{"banditsquadronpilot"}},
	{card: "deathfire", cards: firstMines, kept: true},
	{card: "deathtroopers", ships: []string{"academypilot"}},
	{card: "drearenthal", actions: locks, spends: spendLock},
	{card: "echo", actions: cloaks},
	{card: "edriotwotubes", ships: []string{"landocalrissian"}, cards: []string{"coolhand"},
		arms: []string{"protonbombs"}, prey: []string{"landocalrissian"}, actions: focuses},
	{card: "enforcer", flight: aiming},
	{card: "ezrabridger", flight: inRed, keeps: spendFocus},
	{card: "genius", cards: []string{"seismiccharges", "protonbombs", "thermaldetonators"}, kept: true},
	{card: "guidancechips", cards: firstOrdnance, actions: locks, keeps: spendLock},
	{card: "hansolo", actions: locks, keeps: spendLock},
	{card: "hobbieklivian", actions: locks, spends: spendLock, flight: inRed},
	{card: "iondischargers", arms: firstIons, prey: []string{"iondischargers"}},
	{card: "ionprojector", flight: astray},
	{card: "juke", on: []string{"tiefighter", "tiefofighter", "tieinterceptor", "awing"},
		actions: evades, keeps: spendEvade},
	{card: "kananjarrus", flight: inRed},
	{card: "krassistrelix", cards: []string{"manglercannon", "heavylasercannon"}},
	{card: "kullbeesperado", cards: []string{"servomotorsfoils"}, actions: boosts},
	{card: "leevantenza", cards: []string{"engineupgrade", "servomotorsfoils"},
		actions: []game.Action{game.BoostAction}},
	{card: "lieutenantcolzet", actions: locks, keeps: spendLock},
	{card: "misthunter", cards: []string{"tractorbeam"}},
	{card: "omegaace", actions: aims, keeps: spendForAim},
	{card: "outlawtech", flight: inRed},
	{card: "quinnjast", cards: []string{"heavyscykinterceptor", "heavyscykinterceptor", "protontorpedoes",
		"concussionmissiles", "assaultmissiles"}, actions: locks},
	{card: "r4agromech", actions: focuses, spends: spendFocus},
	{card: "r4b11", actions: locks, keeps: spendLock},
	{card: "r4e1", cards: []string{"proximitymines", "connernet", "clustermines", "seismictorpedo"},
		flight: inRed, kept: true},
	{card: "r4d6", arms: []string{"heavylasercannon", "protontorpedoes", "concussionmissiles"},
		prey: []string{"r4d6"}},
	{card: "r5astromech", prey: []string{"r5astromech"}},
	{card: "phantom", ships: []string{"lothalrebel"}, cards: []string{"ghost", "dorsalturret"}},
	{card: "phantomii", ships: []string{"lothalrebel"}, cards: []string{"ghost-swx72"}},
	{card: "reinforceddeflectors", prey: []string{"reinforceddeflectors"}},
	{card: "requiem", ships: []string{"academypilot"}, cards: []string{"dockingclamps"}},
	{card: "stygiumparticleaccelerator", on: []string{"tiephantom"},
		actions: []game.Action{game.CloakAction, game.EvadeAction}},
	{card: "threattracker", actions: locks, keeps: spendLock},
	{card: "tiev1", actions: locks},
	{card: "tomaxbren", cards: []string{"crackshot", "coolhand"}},
	{card: "unkarplutt", flight: astray},
	{card: "vector", ships: []string{"academypilot"}, cards: []string{"dockingclamps"}},
}
