package pilots

import (
	"slices"

	"koiogran/engine/card"
)

// fromJumpMasterToDefender are the pilots of the ships from the JumpMaster 5000 to the TIE/D defender
// in the order of their names, but for those in files of their own words.
func fromJumpMasterToDefender() []card.Def {
	return slices.Concat(
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
	)
}
