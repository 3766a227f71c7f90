package soak

import "koiogran/engine/game"

// What helps many cards of second edition.
var (
	torpedoes = []string{"protontorpedoes", "iontorpedoes", "plasmatorpedoes"}
	ordnance  = []string{"barragerockets", "protontorpedoes", "homingmissiles"}
	bombs     = []string{"protonbombs", "ionbombs", "seismiccharges"}
	commandos = []string{"clanwrencommandos", "deathwatchcommandos", "imperialsupercommandos",
		"mandaloriansupercommandos", "niteowlcommandos"}
	mines    = []string{"connernets", "proximitymines", "ionbombs"}
	turrets  = []string{"ioncannonturret", "dorsalturret"}
	ions     = []string{"ioncannon", "ioncannonturret", "ionmissiles", "jammingbeam"}
	xwings   = []string{"bluesquadronescort", "redsquadronveteran"}
	fighters = []string{"academypilot", "obsidiansquadronpilot", "alphasquadronpilot"}
	wingmen  = []string{"darthvader", "backstabber-battleofyavin-lsl"}
	evaders  = []string{"tielnfighter", "tieininterceptor", "tiephphantom"}
)

// Actions that help many cards.
var (
	boosts      = []game.Action{game.BarrelRollAction, game.BoostAction}
	cloaks      = []game.Action{game.CloakAction}
	coordinates = []game.Action{game.CoordinateAction}
	evades      = []game.Action{game.EvadeAction}
	focuses     = []game.Action{game.FocusAction}
	locks       = []game.Action{game.LockAction}
	reinforces  = []game.Action{game.ReinforceAction}
	reloads     = []game.Action{game.ReloadAction}
	aims        = []game.Action{game.LockAction, game.FocusAction}
)

// Abilities that all ships have, by their names.
var (
	spendFocus  = []string{"spend focus"}
	spendLock   = []string{"spend lock", "spend target lock"}
	spendEvade  = []string{"spend evade"}
	spendForce  = []string{"spend Force"}
	spendForAim = []string{"spend focus", "spend lock", "spend target lock"}
)

// secondCompanies are the cards of second edition that are seldom used without help.
var secondCompanies = []supportPlan{
	{card: "ablativeplating", cards: []string{"bombletgenerator", "seismiccharges"}, flight: astray,
		rocks: true},
	{card: "agentterex", cards: []string{"contrabandcybernetics", "feedbackarray", "coaxiumhyperfuel"},
		ships: []string{"epsilonsquadroncadet", "omegasquadronace", "zetasquadronsurvivor"}},
	{card: "automatedloaders-swz98", actions: locks},
	{card: "backwardstailslide", cards: []string{"servomotorsfoils", "integratedsfoils"},
		actions: boosts, flight: astray, rocks: true},
	{card: "battlemeditation", ships: []string{"goldsquadrontrooper", "goldsquadrontrooper"}, actions: coordinates},
	{card: "bombardmentdrone", cards: bombs},
	{card: "captainnym", cards: bombs},
	{card: "constablezuvio", cards: bombs},
	{card: "combatboardingtube", cards: append([]string{"gauntlet"}, commandos...), kept: true, behind: true},
	{card: "dropseatbay", cards: commandos},
	{card: "finchdallow", cards: bombs},
	{card: "ordnanceteam", on: []string{"raiderclasscorvette"}, cards: torpedoes, actions: append(aims, reloads...), flight: aiming},
	{card: "overdrivethruster", actions: boosts},
	{card: "partinggift-rsl", on: []string{"tiesabomber", "btla4ywing", "scurrgh6bomber"}, cards: bombs, kept: true, prey: []string{"partinggift-rsl"}},
	{card: "tierfonbellyrun", cards: torpedoes, prey: []string{"tierfonbellyrun"}, actions: locks,
		flight: astray, rocks: true},
	{card: "padric", cards: bombs, flight: aiming, actions: locks, bombs: true},
	{card: "captainjonus", cards: ordnance, actions: aims},
	{card: "captainjonus-swz98-lsl", cards: bombs},
	{card: "captainjonus-swz105", cards: ordnance, actions: aims},
	{card: "captainkagi", ships: fighters, draws: locks},
	{card: "chewbacca", prey: []string{"chewbacca"}},
	{card: "chewbacca-crew", prey: []string{"chewbacca-crew"}, actions: focuses, keeps: spendFocus},
	{card: "cikatrovizago", cards: []string{"contrabandcybernetics", "feedbackarray", "coaxiumhyperfuel"},
		ships: []string{"spicerunner", "outerrimsmuggler"}},
	{card: "cienaree", ships: fighters,
		actions: []game.Action{game.CoordinateAction, game.BarrelRollAction, game.BoostAction}},
	{card: "clustermissiles", actions: locks, keeps: spendLock},
	{card: "collisiondetector", flight: astray, rocks: true},
	{card: "commandantgoran", ships: fighters, flight: astray},
	{card: "concussionmissiles", actions: locks, keeps: spendLock},
	{card: "contingencyprotocol-rsl", cards: []string{"k2b4", "kalani", "ta175"}},
	{card: "corranhorn-t65xwing", ships: xwings, actions: locks, keeps: spendLock, locked: true},
	{card: "crackshot", flight: aiming},
	{card: "dauntless", ships: fighters, flight: astray},
	{card: "deadeyeshot", flight: aiming},
	{card: "deadmansswitch", prey: []string{"deadmansswitch"}},
	{card: "deathfire", cards: mines, prey: []string{"deathfire"}, kept: true},
	{card: "deathfire-swz98-lsl", cards: bombs, flight: fast, kept: true},
	{card: "disciplined", cards: []string{"disciplined"}, ships: fighters},
	{card: "dutchvander", ships: xwings, actions: locks},
	{card: "dutchvander-battleofyavin", ships: xwings, actions: locks, spends: spendLock},
	{card: "dutchvander-battleofyavin-lsl", ships: xwings, actions: locks, spends: spendLock},
	{card: "edriotwotubes", ships: []string{"partisanrenegade"},
		actions: []game.Action{game.CoordinateAction, game.FocusAction}},
	{card: "ezrabridger-tielnfighter", flight: inRed, keeps: spendFocus},
	{card: "fanatic-battleofyavin", prey: []string{"fanatic-battleofyavin"}},
	{card: "firecontrolsystem", actions: locks, keeps: spendLock},
	{card: "freelanceslicer", actions: locks, keeps: spendLock},
	{card: "garvendreis-battleofyavin", ships: xwings, actions: focuses, spends: spendFocus},
	{card: "garvendreis-battleofyavin-lsl", ships: xwings, actions: focuses, spends: spendFocus},
	{card: "garvendreis-t65xwing", ships: xwings, actions: focuses, spends: spendFocus},
	{card: "geonosianprototype", cards: []string{"concussionmissiles", "tractorbeam"},
		ships: []string{"darkcourier", "separatistracketeer"}, actions: locks},
	{card: "goji", cards: mines},
	{card: "theironassembler", ships: []string{"separatistdrone"}, cards: []string{"grapplingstruts"},
		flight: astray, rocks: true},
	{card: "grandmofftarkin", ships: fighters, actions: locks, keeps: spendLock},
	{card: "holokand-battleofyavin-lsl", cards: bombs},
	{card: "homingmissiles", actions: locks, keeps: spendLock},
	{card: "ionlimiteroverride", flight: inRed},
	{card: "ionmissiles", actions: locks, keeps: spendLock},
	{card: "iontorpedoes", actions: locks, keeps: spendLock},
	{card: "juke", on: evaders, actions: evades, keeps: spendEvade},
	{card: "kendyidele-battleoverendor-lsl", ships: xwings, actions: focuses, spends: spendFocus},
	{card: "knack", cards: []string{"crackshot", "marksmanship", "predator"},
		ships: []string{"reapersquadronscout", "goldsquadrontrooper"}, prey: []string{"knack"}},
	{card: "kullbeesperado", cards: []string{"servomotorsfoils"}, actions: boosts},
	{card: "kylekatarn", ships: xwings, actions: focuses, keeps: spendFocus},
	{card: "l4er5", cards: []string{"dorsalturret", "ioncannonturret"}},
	{card: "leiaorgana", ships: xwings, flight: inRed},
	{card: "lowhhrick", ships: xwings, actions: reinforces},
	{card: "lukeskywalker", spends: spendForce},
	{card: "lukeskywalker-battleofyavin", spends: spendForce},
	{card: "lukeskywalker-battleofyavin-lsl", spends: spendForce},
	{card: "lukeskywalker-swz106", spends: spendForce},
	{card: "majorrhymer-swz98", cards: torpedoes, actions: locks, keeps: spendForAim,
		flight: aiming},
	{card: "majorrhymer-swz98-lsl", cards: torpedoes, actions: locks, keeps: spendForAim,
		flight: aiming},
	{card: "margsablclosure", flight: astray, rocks: true},
	{card: "marksmanship", flight: aiming},
	{card: "maulermithel-battleofyavin", ships: wingmen},
	{card: "maulermithel-battleofyavin-lsl", ships: wingmen},
	{card: "millenniumfalcon", actions: evades, keeps: spendEvade},
	{card: "mornakee", actions: reinforces},
	{card: "nashwindrider", ships: fighters},
	{card: "notorious", cards: []string{"contrabandcybernetics", "deadmansswitch"}},
	{card: "popskrail-battleofyavin-lsl", cards: turrets},
	{card: "plasmatorpedoes", actions: locks, keeps: spendLock},
	{card: "precisionionengines", flight: turning},
	{card: "predator", flight: aiming},
	{card: "rearadmiralchiraneau", actions: reinforces, keeps: spendFocus},
	{card: "phantom", ships: []string{"lothalrebel"}, cards: []string{"ghost"}},
	{card: "relaysystem-tiephphantom", ships: fighters, actions: locks},
	{card: "scimitar3-battleoverendor-lsl", cards: bombs},
	{card: "selfless", ships: xwings},
	{card: "sensorjammer-battleofyavin", actions: locks, keeps: spendLock},
	{card: "silenthunter-tiephphantom", actions: cloaks, flight: aiming},
	{card: "sparepartscanisters", cards: []string{"r2astromech", "r5astromech"}},
	{card: "st321", ships: fighters, actions: coordinates},
	{card: "staticdischargevanes", arms: ions},
	{card: "stealthgambit-tiephphantom", actions: cloaks},
	{card: "tomaxbren", cards: []string{"elusive", "ionbombs", "proximitymines"}, actions: reloads},
	{card: "tomaxbren-swz105", cards: []string{"elusive", "proximitymines"}, actions: reloads},
	{card: "tychocelchu-battleoverendor-lsl", actions: reloads},
	{card: "veteranturretgunner", on: []string{"btla4ywing"}, cards: turrets,
		actions: []game.Action{game.RotateAction}, kept: true},
	{card: "unstablesublightengines-battleofyavin",
		prey: []string{"unstablesublightengines-battleofyavin"}},
	{card: "withoutatrace-tiephphantom", actions: cloaks},
	{card: "wullffwarro", prey: []string{"wullffwarro"}},
	{card: "zertikstrom", actions: locks, keeps: spendLock},
}
