// Package pilots holds what the ship cards of first edition do: a file for each ship, by pilot
// skill, highest first. Numbers, names and slots are in package data.
package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// Cards returns every ship card whose ability is built.
func Cards() []Def {
	return slices.Concat(
		aggressor(),
		alphaclassstarwing(),
		arc170(),
		attackshuttle(),
		auzituckgunship(),
		awing(),
		bsf17bomber(),
		bwing(),
		cr90corvettefore(),
		ewing(),
		firespray31(),
		g1astarfighter(),
		gozanticlasscruiser(),
		hwk290(),
		jumpmaster5000(),
		kihraxzfighter(),
		kwing(),
		lambdaclassshuttle(),
		lancerclasspursuitcraft(),
		m12lkimogilafighter(),
		m3ainterceptor(),
		protectoratestarfighter(),
		quadjumper(),
		raiderclasscorvettefore(),
		scurrgh6bomber(),
		sheathipedeclassshuttle(),
		starviper(),
		t70xwing(),
		tieadvanced(),
		tieadvprototype(),
		tieaggressor(),
		tiebomber(),
		tiedefender(),
		tiefighter(),
		tiefofighter(),
		tieinterceptor(),
		tiephantom(),
		tiepunisher(),
		tiereaper(),
		tiesffighter(),
		tiesilencer(),
		tiestriker(),
		upsilonclassshuttle(),
		uwing(),
		vcx100(),
		vt49decimator(),
		xwing(),
		yt1300(),
		yt2400(),
		yv666(),
		ywing(),
		z95headhunter(),
	)
}
