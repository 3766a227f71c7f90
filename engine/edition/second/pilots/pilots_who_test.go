package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second/pilots"
)

func TestSummaries_SayWho(t *testing.T) {
	scene.SummariesSayWho(t, pilots.Cards())
	scene.SummariesAreOfSomeone(t, pilots.Cards(),
		"corranhorn-t65xwing",
		"backstabber-battleofyavin", "backstabber-battleofyavin-lsl", "maulermithel-battleofyavin",
		"maulermithel-battleofyavin-lsl",
		"hortonsalm", "hortonsalm-swz106", "captainoicunn", "captainkagi",
		"coloneljendon", "ketsuonyo", "asajjventress", "sabinewren-lancerclasspursuitcraft",
		"vennie", "rhysdallows-wat1", "essaratill-wat1", "berwerkret", "rosetico", "guildbountyhunter",
		"princexizor", "grandinquisitor",
		"arvelcrynyd", "arvelcrynyd-swz106", "wrobietyce", "ronithblario", "merlcobben",
		"temminwexley-swz68", "jessikapava", "venisadoza", "klick", "klick-siegeofcoruscant",
		"klick-siegeofcoruscant-lsl", "grudge", "lieutenantlehuse", "recoil",
		"magvayarro", "majorstridan", "lieutenantdormitz", "ginamoonsong-battleoverendor",
		"ginamoonsong-battleoverendor-lsl", "braylenstramm-battleoverendor", "braylenstramm-battleoverendor-lsl",
		"ig88a", "legafossang", "caithrenalli", "caithrenalli-btanr2ywing", "padric", "anakinskywalker",
		"anakinskywalker-btlbywing", "wattambor", "hawk", "hawk-clonez95headhunter", "boost",
		"dis347", "dis347-siegeofcoruscant", "dis347-siegeofcoruscant-lsl",
		"anakinskywalker-eta2actis", "obiwankenobi-eta2actis", "anakinskywalker-siegeofcoruscant",
		"anakinskywalker-siegeofcoruscant-lsl", "obiwankenobi-siegeofcoruscant", "obiwankenobi-siegeofcoruscant-lsl",
		"fennrau-fangfighter", "clanwrenvolunteer", "bobafett", "bokatankryze",
		"baktoidprototype", "baktoidprototype-siegeofcoruscant", "baktoidprototype-siegeofcoruscant-lsl", "dbs404",
		"rampage", "axe-siegeofcoruscant",
		"axe-siegeofcoruscant-lsl", "dfs420-wat1", "kelrodoaiholdout", "00muplinkprototype-wat1",
		"ndrusuhlak",
	)
}

func TestSummaries_SayWhat(t *testing.T) {
	scene.SummariesSayWhat(t, pilots.Cards())
}

func TestSummaries_SayAttackRange(t *testing.T) {
	scene.SummariesSayAttackRange(t, pilots.Cards())
}
