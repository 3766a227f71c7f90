// Package pilots holds what the ship cards of first edition do: one file per ship, by pilot
// skill, highest first. Numbers, names and slots stand in package data.
package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// Cards returns every ship card whose ability is built.
func Cards() []Def {
	return slices.Concat(
		xwing(),
		t70xwing(),
		ywing(),
		yt1300(),
		tiefighter(),
		tiefofighter(),
		tieadvanced(),
		tiebomber(),
		tiedefender(),
		tiephantom(),
		firespray31(),
		lambdaclassshuttle(),
		awing(),
		bwing(),
		hwk290(),
		z95headhunter(),
		ewing(),
		yt2400(),
		vt49decimator(),
		starviper(),
		m3ainterceptor(),
		aggressor(),
		yv666(),
		kihraxzfighter(),
		kwing(),
		vcx100(),
		attackshuttle(),
		sheathipedeclassshuttle(),
		jumpmaster5000(),
		g1astarfighter(),
		tieadvancedprototype(),
		arc170(),
		protectoratestarfighter(),
		lancerclasspursuitcraft(),
		tiesffighter(),
		quadjumper(),
		uwing(),
		tiepunisher(),
		tiestriker(),
		tieaggressor(),
		auzituckgunship(),
		alphaclassstarwing(),
		m12lkimogilafighter(),
		tiesilencer(),
		tiereaper(),
		tieinterceptor(),
		huge(),
		upsilonclassshuttle(),
		bsf17bomber(),
		bombers(),
	)
}

// anotherDie is a pilot who rolls 1 more attack die while it attacks and a condition holds.
func anotherDie(id, summary string, cond Cond) Def {
	return Def{ID: id, Summary: summary,
		Mods: []Mod{Add(AttackDiceOf, 1).If(cond)}}
}
