// Package pilots holds what the ship cards of second edition do: one file per ship, in
// initiative order, highest first. Numbers, names and slots stand in package data.
package pilots

import (
	"slices"

	"koiogran/engine/card"
)

// Cards returns every ship card whose ability is built.
func Cards() []card.Def {
	return slices.Concat(
		t65xwing(),
		tieadvancedx1(),
		tieininterceptor(),
		tiesabomber(),
		tiephphantom(),
		tielnfighter(),
		btla4ywing(),
		modifiedyt1300(),
		hwk290(),
		auzituckgunship(),
		vt49decimator(),
		lambdaclasst4ashuttle(),
		jumpmaster5000(),
		kihraxzfighter(),
		laatigunship(),
		lancerclasspursuitcraft(),
		m12lkimogila(),
		m3ainterceptor(),
		mg100starfortress(),
		modifiedtieln(),
		nabooroyaln1(),
		nantex(),
		quadrijet(),
		resistancetransport(),
		rogueclass(),
		st70assaultship(),
		scavengedyt1300(),
		sithinfiltrator(),
		starviper(),
		tieadvancedv1(),
		rz1awing(),
		rz2awing(),
		t70xwing(),
		tieddefender(),
		tiereaper(),
		scurrgh6bomber(),
		sheathipede(),
		nimbus(),
		tiebainterceptor(),
		tiecapunisher(),
		tiefofighter(),
		tiesebomber(),
		tiesffighter(),
		tievnsilencer(),
		ut60duwing(),
		upsilonclasscommandshuttle(),
		yt2400lightfreighter(),
		asf01bwing(),
		arc170starfighter(),
		aggressorassaultfighter(),
		alphaclassstarwing(),
		attackshuttle(),
		btanr2ywing(),
		btla4ywingOfScum(),
		btlbywing(),
		btls8kwing(),
		belbullab22starfighter(),
		clonez95headhunter(),
		customizedyt1300(),
		delta7aethersprite(),
		droidtrifighter(),
		ewing(),
		escapecraft(),
		eta2actis(),
		fangfighter(),
		fireball(),
		firespray(),
		g1astarfighter(),
		gauntletfighter(),
		hmpdroidgunship(),
		hwk290OfScum(),
		hyenaclassdroidbomber(),
		tierbheavy(),
		tiewiwhispermodifiedinterceptor(),
		v19torrentstarfighter(),
		vcx100lightfreighter(),
		vultureclassdroidfighter(),
		xiclasslightshuttle(),
		yv666lightfreighter(),
		z95af4headhunter(),
		tieskstriker(),
		tieagaggressor(),
		sideslips(),
	)
}

// ShipAbilities returns the ship abilities that are built, by their names.
func ShipAbilities() []card.Def {
	return slices.Concat(
		shipAbilities(),
		interceptorAbilities(),
		tieAbilities(),
		limitAbilities(),
		turretAbilities(),
		replacedAbilities(),
		yt1300Abilities(),
		droidAbilities(),
		maneuverAbilities(),
		thrusterAbilities(),
		factoryAbilities(),
		firstOrderAbilities(),
		yt2400Abilities(),
		aileronAbilities(),
		dockedAbilities(),
		hugeAbilities(),
	)
}

// printed returns one definition under the id of every card that bears its text: a pilot, its
// standard loadouts and the cards that let it choose upgrades instead.
func printed(d card.Def, ids ...string) []card.Def {
	defs := make([]card.Def, len(ids))
	for i, id := range ids {
		defs[i] = d
		defs[i].ID = id
	}
	return defs
}
