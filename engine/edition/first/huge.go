package first

import (
	"strings"

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
		"gr75mediumtransport": {Base: geom.HugeShort, Decks: decks(
			cards("secondarydrivefailure broadcastmalfunction directhit directhit directhit directhit "+
				"hullbreach hullbreach damagedstabilizers damagedstabilizers"),
			cards("reactorcowlrupture projectorpowerfailure commandpodcasualties commandpodcasualties "+
				"reactorleak reactorleak reactorleak enginedamage enginedamage enginedamage"))},
		"gozanticlasscruiser": {Base: geom.HugeShort, Primary: geom.BowArc, Mounts: bow, Decks: decks(
			cards("damageddockingclamp damageddockingclamp damageddockingclamp hullbreach hullbreach "+
				"commsfailure secondarydrivefailure scrambledscopes scrambledscopes viewportrupture"),
			cards("damagedstabilizers damagedstabilizers weaponsoffline reactorleak reactorleak "+
				"reactorcowlrupture projectorpowerfailure "+
				"damageddockingclamp damageddockingclamp damageddockingclamp"))},
		"croccruiser": {Base: geom.HugeShort, Primary: geom.BowArc, Mounts: bow, Decks: decks(
			cards("hullbreach hullbreach secondarydrivefailure secondarydrivefailure scrambledscopes "+
				"scrambledscopes viewportrupture viewportrupture spilledcargo spilledcargo"),
			cards("damagedstabilizers damagedstabilizers weaponsoffline reactorleak reactorleak "+
				"projectorpowerfailure reactorcowlrupture damageddish spilledcargo spilledcargo"))},
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
		Decks: decks(cards("commsfailure deckbreach directhit directhit lifesupportfailure scrambledscopes "+
			"secondarydrivefailure trackingmisalignment weapondamaged weapondamaged"),
			cards("deckbreach gridoverload gridoverload lifesupportfailure powerplantfailure "+
				"projectorpowerfailure reactorleak reactorleak structuralcollapse structuralcollapse")),
		Crippled: crippledSides("crew", "cargo",
			geom.Maneuver{Bearing: geom.Straight, Speed: 4},
			geom.Maneuver{Bearing: geom.BankLeft, Speed: 2}, geom.Maneuver{Bearing: geom.BankRight, Speed: 2}),
	}
}

// raider is the Raider, which fires ahead out of its bow and to both sides out of its stern.
func raider() rules.HugeShip {
	return rules.HugeShip{
		Base: geom.HugeLong, Primary: geom.BowArc, Aft: "raiderclasscorvetteaft",
		Mounts: [3]geom.Arc{game.ForeSection: geom.BowArc, game.AftSection: geom.AftArcs},
		Decks: decks(cards("deckbreach directhit directhit powerplantfailure projectorpowerfailure "+
			"reactorleak reactorleak secondarydrivefailure trackingmisalignment weapondamaged"),
			cards("commanddeckbreach commsfailure deckbreach lifesupportfailure misfiringthrusters "+
				"misfiringthrusters scrambledscopes structuralcollapse structuralcollapse weapondamaged")),
		Crippled: crippledSides("hardpoint", "team",
			geom.Maneuver{Bearing: geom.BankLeft, Speed: 1}, geom.Maneuver{Bearing: geom.BankRight, Speed: 1}),
	}
}

// crippledSides are the other sides of two ship cards, each of which has one slot left: ahead with a weapon of
// 2, astern with 1 energy and without some maneuvers.
func crippledSides(fore, aft data.Slot, lost ...geom.Maneuver) [3]rules.CrippledSide {
	return [3]rules.CrippledSide{
		game.ForeSection: {Attack: 2, Slots: []data.Slot{fore}},
		game.AftSection:  {Energy: 1, Slots: []data.Slot{aft}, Lost: lost},
	}
}

// decks are the damage decks of both sections.
func decks(fore, aft map[string]uint8) [3]map[string]uint8 {
	return [3]map[string]uint8{game.ForeSection: fore, game.AftSection: aft}
}

// cards counts the titles of a damage deck.
func cards(titles string) map[string]uint8 {
	deck := map[string]uint8{}
	for _, title := range strings.Fields(titles) {
		deck[title+"-huge"]++
	}
	return deck
}
