// Package pilots holds what the ship cards of second edition do: a file for each ship, in
// initiative order, highest first, and one for ship abilities. A text that cards of several ships have is a variable
// in the file of one of them. Numbers, names and slots are in package data.
package pilots

import (
	"slices"

	"koiogran/engine/card"
)

// Cards returns every ship card whose ability is built.
func Cards() []card.Def {
	return slices.Concat(
		aggressorassaultfighter(),
		alphaclassstarwing(),
		arc170starfighter(),
		asf01bwing(),
		attackshuttle(),
		auzituckgunship(),
		belbullab22starfighter(),
		btanr2ywing(),
		btla4ywing(),
		btlbywing(),
		btls8kwing(),
		clonez95headhunter(),
		customizedyt1300lightfreighter(),
		delta7aethersprite(),
		droidtrifighter(),
		escapecraft(),
		eta2actis(),
		ewing(),
		fangfighter(),
		fireball(),
		firesprayclasspatrolcraft(),
		g1astarfighter(),
		gauntletfighter(),
		hmpdroidgunship(),
		hwk290lightfreighter(),
		hyenaclassdroidbomber(),
		jumpmaster5000(),
		kihraxzfighter(),
		laatigunship(),
		lambdaclasst4ashuttle(),
		lancerclasspursuitcraft(),
		m12lkimogilafighter(),
		m3ainterceptor(),
		mg100starfortress(),
		modifiedtielnfighter(),
		modifiedyt1300lightfreighter(),
		nabooroyaln1starfighter(),
		nantexclassstarfighter(),
		nimbusclassvwing(),
		quadrijettransferspacetug(),
		resistancetransport(),
		resistancetransportpod(),
		rogueclassstarfighter(),
		rz1awing(),
		rz2awing(),
		scavengedyt1300(),
		scurrgh6bomber(),
		sheathipedeclassshuttle(),
		sithinfiltrator(),
		st70assaultship(),
		starviperclassattackplatform(),
		t65xwing(),
		t70xwing(),
		tieadvancedv1(),
		tieadvancedx1(),
		tieagaggressor(),
		tiebainterceptor(),
		tiecapunisher(),
		tieddefender(),
		tiefofighter(),
		tieininterceptor(),
		tielnfighter(),
		tiephphantom(),
		tierbheavy(),
		tiereaper(),
		tiesabomber(),
		tiesebomber(),
		tiesffighter(),
		tieskstriker(),
		tievnsilencer(),
		tiewiwhispermodifiedinterceptor(),
		upsilonclasscommandshuttle(),
		ut60duwing(),
		v19torrentstarfighter(),
		vcx100lightfreighter(),
		vt49decimator(),
		vultureclassdroidfighter(),
		xiclasslightshuttle(),
		yt2400lightfreighter(),
		yt2400lightfreighter2023(),
		yv666lightfreighter(),
		z95af4headhunter(),
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
