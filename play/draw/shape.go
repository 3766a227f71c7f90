package draw

import "koiogran/engine/geom"

// silhouette is a ship as seen from above, nose up, in a box from -50 to 50 both ways, as the
// data of SVG paths. All of them are our own drawings.
type silhouette struct {
	hull   string // in the middle
	wing   string // on the right side, and mirrored on the left
	detail string // drawn dark on top: canopies, hatches
}

// Names of silhouettes: families of ships that look alike from above.
const (
	crossWing   = "cross-wing"
	arrowhead   = "arrowhead"
	longNacelle = "long-nacelle"
	spine       = "spine"
	blades      = "blades"
	panels      = "panels"
	prongs      = "prongs"
	bentPanels  = "bent-panels"
	twinPod     = "twin-pod"
	threePanels = "three-panels"
	flatWings   = "flat-wings"
	disc        = "disc"
	offsetDisc  = "offset-disc"
	shuttle     = "shuttle"
	scarab      = "scarab"
	claws       = "claws"
	dart        = "dart"
	needle      = "needle"
	gunship     = "gunship"
	barge       = "barge"
	cruiser     = "cruiser"
	fighter     = "fighter"
	suit        = "suit"
	heavySuit   = "heavy-suit"
	cannonSuit  = "cannon-suit"
	pod         = "pod"
)

// silhouettes are the drawings by name.
var silhouettes = map[string]silhouette{
	crossWing: {
		hull: "M0-50 2.6-49 4.6-22 7-6 8 26 5 38-5 38-8 26-7-6-4.6-22-2.6-49Z",
		wing: "M7 2 43 9 43 15 8 24ZM7-2 38 2 38 5 8 6Z" +
			"M41.6-28h2.4v46h-2.4ZM36.8-20h2v26h-2ZM10-8q4-4 8 0V37h-8Z",
		detail: "M0-12 3-8 3.4 4 0 7-3.4 4-3-8ZM-2.2 12a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z",
	},
	arrowhead: {
		hull:   "M0-46 9-40 15-16 30 14 30 34 22 36 18 24-18 24-22 36-30 34-30 14-15-16-9-40Z",
		wing:   "M30 2h3v26h-3ZM8 26h9v16H8Z",
		detail: "M0-14 5-8 5 6 0 12-5 6-5-8Z",
	},
	longNacelle: {
		hull:   "M0-50 8-44 10-28 6-22 6 24-6 24-6-22-10-28-8-44Z",
		wing:   "M5 4 30 7 30 15 5 18ZM29-8q5-8 10 0V34h-1.6V48H30.6V34H29Z",
		detail: "M0-44 4-38 4-31-4-31-4-38ZM-2.5 8h5v6h-5Z",
	},
	spine: {
		hull:   "M-4-38 0-50 4-38 8-34 8-24 4-20 5 44-5 44-4-20-8-24-8-34Z",
		wing:   "M4 4 42 12 42 17 4 18ZM41-2h2.4V24H41ZM10-34h6v8h-6Z",
		detail: "M0-40 3-35 3-26-3-26-3-35Z",
	},
	blades: {
		hull:   "M0-46 5-38 8-10 8 30 4 36-4 36-8 30-8-10-5-38Z",
		wing:   "M8 2 30-2 46 34 40 37 26 20 8 22ZM11-6h7V30h-7Z",
		detail: "M0-26 3.6-20 3.6-8-3.6-8-3.6-20Z",
	},
	panels: {
		hull:   "M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z",
		wing:   "M12-5 33-3 33 3 12 5ZM31-34 36-45 43-35 46 0 43 35 36 45 31 34 34 0Z",
		detail: "M-6-4a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z",
	},
	prongs: {
		hull:   "M-13 0a13 13 0 1 0 26 0 13 13 0 1 0-26 0Z",
		wing:   "M11-5 34-3 34 3 11 5ZM33-46 35.5-48 41-8 41 10 37 40 33 40 36 8 36-6Z",
		detail: "M-5.5-4a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0Z",
	},
	bentPanels: {
		hull:   "M-13-2a13 13 0 1 1 26 0L10 22-10 22Z",
		wing:   "M11-5 30-5 30 9 10 7ZM30-34 34-34 44-14 44 14 34 34 30 34 39 12 39-12Z",
		detail: "M-5.5-5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0ZM-4 10h8v4h-8Z",
	},
	twinPod: {
		hull: "M-5-8h10v18H-5Z",
		wing: "M4-26q8-10 16 0V26q-8 8-16 0ZM19-3 31-2 31 3 19 4Z" +
			"M31-34 35-34 42-12 42 12 35 34 31 34 38 11 38-11Z",
		detail: "M-16-18a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM8-18h8v5H8Z",
	},
	threePanels: {
		hull:   "M-13 2a13 13 0 1 0 26 0 13 13 0 1 0-26 0ZM-2.5 12 2.5 12 3.5 46-3.5 46Z",
		wing:   "M11-4 30-5 30 7 11 7ZM28-30 33-48 42-6 40 22 34 30 36-4Z",
		detail: "M-5.5-2a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0Z",
	},
	flatWings: {
		hull:   "M0-34 9-26 12 0 10 30-10 30-12 0-9-26Z",
		wing:   "M11-10 36-46 42-44 44 22 38 36 11 18ZM16 22h6v14h-6Z",
		detail: "M0-26 5-20 5-10-5-10-5-20Z",
	},
	disc: {
		hull: "M-36 6A36 36 0 0 1-18-25L-14-48-4-48-4-30 4-30 4-48 14-48 18-25A36 36 0 1 1-36 6Z" +
			"M28-8 40-30 48-30 48-20 36 0Z",
		detail: "M-7 6a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM42-28h4v5h-4ZM-26 34Q0 46 26 34L24 30Q0 41-24 30Z",
	},
	offsetDisc: {
		hull:   "M-34 4a34 34 0 1 0 68 0 34 34 0 1 0-68 0ZM26-14 40-34 48-32 48-18 34 0Z",
		wing:   "M8 34h10v10H8Z",
		detail: "M-9 4a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM-5-24h10v8h-10ZM42-30h4v6h-4Z",
	},
	shuttle: {
		hull:   "M0-48 8-42 13-18 13 30 8 36-8 36-13 30-13-18-8-42Z",
		wing:   "M13-8 46 26 46 34 40 36 13 22ZM16-14h3V2h-3Z",
		detail: "M0-42 5-37 6-28-6-28-5-37ZM-1.5-16h3V34h-3Z",
	},
	scarab: {
		hull:   "M-7-46Q0-50 7-46L14-26Q34-8 32 18 26 42 0 46-26 42-32 18-34-8-14-26Z",
		wing:   "M30 2 46 4 46 12 31 18Z",
		detail: "M-7-34h14v10H-7ZM-10 18a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z",
	},
	claws: {
		hull:   "M0-18 8-10 9 14 4 22-4 22-9 14-8-10Z",
		wing:   "M8-4 16-20 20-48 26-46 30-4 24 26 18 44 15 18 8 10Z",
		detail: "M-3-10h6v4h-6ZM-3-2h6v3h-6Z",
	},
	dart: {
		hull:   "M0-48 5-40 28 26 26 34 14 32 10 38-10 38-14 32-26 34-28 26-5-40Z",
		detail: "M0-2 4.5 4 4.5 18 0 24-4.5 18-4.5 4ZM8 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z",
	},
	needle: {
		hull:   "M0-40 7-28 8 0 3 16 1.2 50-1.2 50-3 16-8 0-7-28Z",
		wing:   "M6-12 24-16 24-8 7-2ZM24-34q4-6 8 0V4L29 34 27 34 24 4Z",
		detail: "M0-24 4-18 4-8 0-4-4-8-4-18Z",
	},
	gunship: {
		hull:   "M0-44 10-38 14-20 14 28 10 40-10 40-14 28-14-20-10-38Z",
		wing:   "M13-12 34-4 34-18 42-18 42 26 34 26 34 12 13 18ZM16 26h10v12H16Z",
		detail: "M0-38 6-33 7-24-7-24-6-33ZM-5 0h10v14H-5Z",
	},
	barge: {
		hull:   "M-9-46H9L20-32 32 4 32 30 20 42-20 42-32 30-32 4-20-32Z",
		wing:   "M31-4 40 2 42 28 32 34ZM6 42h12v6H6Z",
		detail: "M-8-40H8L11-32-11-32ZM-8 0h16v20H-8ZM-20 8h6v14h-6ZM14 8h6v14h-6Z",
	},
	cruiser: {
		hull:   "M-5-50H5L8-22 16 10 18 36 12 46-12 46-18 36-16 10-8-22Z",
		wing:   "M14 16 24 22 24 42 16 40Z",
		detail: "M-4-40h8v8h-8ZM-5 0h10v12H-5ZM-8 24h16v8H-8Z",
	},
	fighter: {
		hull:   "M0-48 6-38 9-12 10 28 6 38-6 38-10 28-9-12-6-38Z",
		wing:   "M9-4 42 18 42 26 10 24ZM36-4h3v26h-3Z",
		detail: "M0-22 4-16 4-4 0 0-4-4-4-16Z",
	},
	suit: { // from above: head, shoulders, a forearm to each side, legs behind
		hull:   "M-8-12-6-22 0-26 6-22 8-12 16-8 16 8 10 18-10 18-16 8-16-8Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM28-12 30-40 35-40 35-8ZM4 17 12 17 16 40 9 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18Z",
	},
	heavySuit: {
		hull:   "M-8-14-6-24 0-27 6-24 8-14 20-10 20 8 14 18-14 18-20 8-20-10Z",
		wing:   "M19-11 34-16 44-6 42 10 20 9ZM32-13 33-44 40-44 40-9ZM2 17 20 16 26 40 14 48 4 40Z",
		detail: "M-6-20h12v3h-12ZM-10 5h20v8h-20Z",
	},
	cannonSuit: {
		hull:   "M-8-12-6-22 0-26 6-22 8-12 16-8 16 8 10 18-10 18-16 8-16-8Z",
		wing:   "M15-9 28-13 37-6 36 7 17 8ZM10-48h5V4h-5ZM4 17 12 17 16 40 9 46 5 36Z",
		detail: "M-4-20h8v4h-8ZM-9 4h18v9h-18Z",
	},
	pod: {
		hull:   "M-24 4a24 24 0 1 0 48 0 24 24 0 1 0-48 0ZM-3-46h6v28h-6Z",
		wing:   "M18-10 34-18 38-34 42-34 38-14 22-4Z",
		detail: "M-9-2a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM-6 18h12v6h-12Z",
	},
}

// families tells which silhouette a type of ship has. Types that are not listed are drawn by
// the size of their base.
var families = map[string]string{
	"t65xwing": crossWing, "t70xwing": crossWing, "arc170starfighter": crossWing,
	"clonez95headhunter": crossWing, "z95af4headhunter": crossWing, "ewing": crossWing,
	"nimbusclassvwing": crossWing, "fireball": crossWing,

	"rz1awing": arrowhead, "rz2awing": arrowhead, "kihraxzfighter": arrowhead,
	"m3ainterceptor": arrowhead, "nantexclassstarfighter": arrowhead,

	"btla4ywing": longNacelle, "btlbywing": longNacelle, "btanr2ywing": longNacelle,
	"resistancetransportpod": longNacelle,

	"asf01bwing": spine, "quadrijettransferspacetug": spine, "rogueclassstarfighter": spine,
	"ut60duwing": blades, "fangfighter": blades, "starviperclassattackplatform": blades,
	"v19torrentstarfighter": blades, "alphaclassstarwing": blades,

	"tielnfighter": panels, "tiefofighter": panels, "tiesffighter": panels,
	"modifiedtielnfighter": panels, "tieagaggressor": panels, "tierbheavy": panels,
	"tieininterceptor": prongs, "tievnsilencer": prongs, "tiebainterceptor": prongs,
	"tiewiwhispermodifiedinterceptor": prongs,
	"tieadvancedx1":                   bentPanels, "tieadvancedv1": bentPanels,
	"tiesabomber": twinPod, "tiecapunisher": twinPod, "tiesebomber": twinPod,
	"tieddefender": threePanels, "tiephphantom": threePanels, "droidtrifighter": threePanels,
	"tieskstriker": flatWings, "tiereaper": flatWings, "xiclasslightshuttle": flatWings,

	"modifiedyt1300lightfreighter": disc, "scavengedyt1300": disc,
	"customizedyt1300lightfreighter": disc,
	"yt2400lightfreighter":           offsetDisc, "yt2400lightfreighter2023": offsetDisc,
	"jumpmaster5000": offsetDisc,

	"lambdaclasst4ashuttle": shuttle, "upsilonclasscommandshuttle": shuttle,
	"sheathipedeclassshuttle": shuttle, "attackshuttle": shuttle, "gauntletfighter": shuttle,
	"sithinfiltrator": shuttle,

	"firesprayclasspatrolcraft": scarab, "aggressorassaultfighter": scarab,
	"escapecraft": scarab, "scurrgh6bomber": scarab,

	"vultureclassdroidfighter": claws, "hyenaclassdroidbomber": claws,
	"lancerclasspursuitcraft": claws, "belbullab22starfighter": claws,

	"delta7aethersprite": dart, "eta2actis": dart, "syliureclasshyperspacering": dart,
	"nabooroyaln1starfighter": needle, "hwk290lightfreighter": needle,

	"vt49decimator": barge, "vcx100lightfreighter": barge, "mg100starfortress": barge,
	"yv666lightfreighter": barge, "resistancetransport": barge,

	// The first edition writes many of them in another way.
	"xwing": crossWing, "arc170": crossWing, "z95headhunter": crossWing,
	"awing": arrowhead, "ywing": longNacelle, "bwing": spine, "quadjumper": spine, "uwing": blades,
	"starviper": blades, "protectoratestarfighter": blades,
	"tiefighter": panels, "tieaggressor": panels, "tieinterceptor": prongs, "tiesilencer": prongs,
	"tieadvanced": bentPanels, "tieadvprototype": bentPanels, "tiebomber": twinPod,
	"tiepunisher": twinPod, "tiedefender": threePanels, "tiephantom": threePanels,
	"tiestriker": flatWings, "yt1300": disc, "yt2400": offsetDisc, "lambdaclassshuttle": shuttle,
	"upsilonclassshuttle": shuttle, "firespray31": scarab, "aggressor": scarab, "hwk290": needle,
	"vcx100": barge, "yv666": barge, "bsf17bomber": barge,

	// Flightpath
	"ms-05b-zaku-i": suit, "ms-05s-zaku-i-commander": suit, "ms-06f-zaku-ii": suit,
	"ms-06fs-zaku-ii": suit, "ms-06r-zaku-ii-recon": suit, "ms-06s-zaku-ii-commander": suit,
	"rgm-79-gm": suit, "rgm-79gs-gm-command": suit, "rgm-79sc-gm-sniper-custom": suit,
	"ms-09r-rick-dom": heavySuit, "ms-09rg-rick-dom-royal-guard": heavySuit,
	"ms-09rs-rick-dom-beam-bazooka": heavySuit,
	"rgc-80-gm-cannon":              cannonSuit, "rgc-80s-gm-cannon-space-assault": cannonSuit,
	"rx-77d-guncannon-mpt": cannonSuit, "rb-79-ball": pod, "musai-light-cruiser": cruiser,
}

// bySize are the silhouettes of types that families does not list.
var bySize = map[geom.Size]string{
	geom.Small: fighter, geom.Medium: gunship, geom.Large: barge,
	geom.HugeLong: cruiser, geom.HugeShort: cruiser, geom.Huge2: cruiser,
}

// silhouetteOf returns the name of a ship type's silhouette.
func silhouetteOf(ship string, size geom.Size) string {
	if name, ok := families[ship]; ok {
		return name
	}
	return bySize[size]
}
