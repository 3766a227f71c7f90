package first

import (
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// hugeShips are the huge ships: their bases and arcs, which the cards do not print (geometry 6 and 8.2),
// their damage decks, and the crippled sides of those with two ship cards. Gozanti and C-ROC have one
// hull, as the GR-75 (1e.gr75.single-hull).
func hugeShips() map[string]rules.HugeShip {
	return map[string]rules.HugeShip{
		"gr75mediumtransport": {Base: geom.HugeShort, Decks: [3]map[string]uint8{
			game.ForeSection: {
				"secondarydrivefailure-huge": 1, "broadcastmalfunction-huge": 1,
				"directhit-huge": 4, "hullbreach-huge": 2, "damagedstabilizers-huge": 2,
			},
			game.AftSection: {
				"reactorcowlrupture-huge": 1, "projectorpowerfailure-huge": 1,
				"commandpodcasualties-huge": 2, "reactorleak-huge": 3, "enginedamage-huge": 3,
			},
		}},
		"gozanticlasscruiser": {Base: geom.HugeShort, Primary: geom.BowArc, Mounts: bow,
			Decks: [3]map[string]uint8{
				game.ForeSection: {
					"damageddockingclamp-huge": 3, "hullbreach-huge": 2, "commsfailure-huge": 1,
					"secondarydrivefailure-huge": 1, "scrambledscopes-huge": 2,
					"viewportrupture-huge": 1,
				},
				game.AftSection: {
					"damagedstabilizers-huge": 2, "weaponsoffline-huge": 1, "reactorleak-huge": 2,
					"reactorcowlrupture-huge": 1, "projectorpowerfailure-huge": 1,
					"damageddockingclamp-huge": 3,
				},
			}},
		"croccruiser": {Base: geom.HugeShort, Primary: geom.BowArc, Mounts: bow,
			Decks: [3]map[string]uint8{
				game.ForeSection: {
					"hullbreach-huge": 2, "secondarydrivefailure-huge": 2, "scrambledscopes-huge": 2,
					"viewportrupture-huge": 2, "spilledcargo-huge": 2,
				},
				game.AftSection: {
					"damagedstabilizers-huge": 2, "weaponsoffline-huge": 1, "reactorleak-huge": 2,
					"projectorpowerfailure-huge": 1, "reactorcowlrupture-huge": 1,
					"damageddish-huge": 1, "spilledcargo-huge": 2,
				},
			}},
		"cr90corvettefore":        cr90(),
		"raiderclasscorvettefore": raider(),
	}
}

// bow are the mounts of a ship whose one hardpoint fires out of its bow arc.
var bow = [3]geom.Arc{geom.BowArc, geom.BowArc, geom.BowArc}

// cr90 is the CR90, whose bow weapon is a turret and whose other weapons fire to both sides of the section
// that carries them (1e.cr90.primary-is-fore-turret, 1e.cr90.secondary-either-arc-of-section).
func cr90() rules.HugeShip {
	return rules.HugeShip{
		Base: geom.HugeLong, Primary: geom.BowTurret, Aft: "cr90corvetteaft",
		Mounts: [3]geom.Arc{game.ForeSection: geom.ForeBroadside, game.AftSection: geom.AftBroadside},
		Decks: [3]map[string]uint8{
			game.ForeSection: {
				"commsfailure-huge": 1, "deckbreach-huge": 1, "directhit-huge": 2,
				"lifesupportfailure-huge": 1, "scrambledscopes-huge": 1,
				"secondarydrivefailure-huge": 1, "trackingmisalignment-huge": 1,
				"weapondamaged-huge": 2,
			},
			game.AftSection: {
				"deckbreach-huge": 1, "gridoverload-huge": 2, "lifesupportfailure-huge": 1,
				"powerplantfailure-huge": 1, "projectorpowerfailure-huge": 1,
				"reactorleak-huge": 2, "structuralcollapse-huge": 2,
			},
		},
		Crippled: [3]rules.CrippledSide{
			game.ForeSection: {Attack: 2, Slots: []data.Slot{"crew"}},
			game.AftSection: {Energy: 1, Slots: []data.Slot{"cargo"}, Lost: []geom.Maneuver{
				{Bearing: geom.Straight, Speed: 4},
				{Bearing: geom.BankLeft, Speed: 2}, {Bearing: geom.BankRight, Speed: 2},
			}},
		},
	}
}

// raider is the Raider, which fires ahead out of its bow and to both sides out of its stern.
func raider() rules.HugeShip {
	return rules.HugeShip{
		Base: geom.HugeLong, Primary: geom.BowArc, Aft: "raiderclasscorvetteaft",
		Mounts: [3]geom.Arc{game.ForeSection: geom.BowArc, game.AftSection: geom.AftArcs},
		Decks: [3]map[string]uint8{
			game.ForeSection: {
				"deckbreach-huge": 1, "directhit-huge": 2, "powerplantfailure-huge": 1,
				"projectorpowerfailure-huge": 1, "reactorleak-huge": 2,
				"secondarydrivefailure-huge": 1, "trackingmisalignment-huge": 1,
				"weapondamaged-huge": 1,
			},
			game.AftSection: {
				"commanddeckbreach-huge": 1, "commsfailure-huge": 1, "deckbreach-huge": 1,
				"lifesupportfailure-huge": 1, "misfiringthrusters-huge": 2,
				"scrambledscopes-huge": 1, "structuralcollapse-huge": 2, "weapondamaged-huge": 1,
			},
		},
		Crippled: [3]rules.CrippledSide{
			game.ForeSection: {Attack: 2, Slots: []data.Slot{"hardpoint"}},
			game.AftSection: {Energy: 1, Slots: []data.Slot{"team"}, Lost: []geom.Maneuver{
				{Bearing: geom.BankLeft, Speed: 1}, {Bearing: geom.BankRight, Speed: 1},
			}},
		},
	}
}
