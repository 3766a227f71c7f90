package draw

// Rise says how a part of a drawing is in space, where it does not lie flat. Lengths are in the units of the
// drawing, angles in degrees.
type Rise struct {
	// Of is the path that the part belongs to: hull, wing or detail. Part counts its closed pieces from 0.
	Of   string
	Part int
	// Panel is how far a part stands up and down, as the panels of a TIE fighter do; Fin is how far it stands up alone.
	Panel, Fin float64
	// Tilt is how far a wing turns up about its inner edge, Both whether a second one turns down as far.
	Tilt float64
	Both bool
	// Ahead leaves a part level on a ship that stands, so that it points ahead.
	Ahead bool
}

// panel returns a part of the wing that stands upright.
func panel(part int, high float64) Rise { return Rise{Of: "wing", Part: part, Panel: high} }

// fin returns a part of the detail that stands up.
func fin(part int, high float64) Rise { return Rise{Of: "detail", Part: part, Fin: high} }

// tilted are this many parts of the wing, from the first, that turn up.
func tilted(parts int, degrees float64) []Rise { return rolled(parts, degrees, false) }

// crossed are this many parts of the wing, from the first, one of which turns up and one down.
func crossed(parts int, degrees float64) []Rise { return rolled(parts, degrees, true) }

func rolled(parts int, degrees float64, both bool) []Rise {
	list := make([]Rise, parts)
	for i := range list {
		list[i] = Rise{Of: "wing", Part: i, Tilt: degrees, Both: both}
	}
	return list
}

// level returns a part of a drawing that stands, which points ahead.
func level(of string, part int) Rise { return Rise{Of: of, Part: part, Ahead: true} }

// rises are the parts that do not lie flat, by the names of drawings.
var rises = map[string][]Rise{
	"panels": {panel(1, 25)}, "new-panels": {panel(1, 25)}, "two-seats": {panel(1, 25)},
	"cut-panels": {panel(1, 25), panel(2, 25)}, "heavy-panels": {panel(1, 25)}, "down-panels": {panel(1, 22)},
	"three-panels": {panel(1, 25)}, "bent-panels": {panel(1, 18)}, "folded-panels": {panel(0, 16)},
	"twin-pod": {panel(2, 18)}, "three-pods": {panel(3, 20)}, "hunch": {panel(1, 22)},
	"prongs": {panel(1, 14)}, "long-prongs": {panel(1, 13)}, "dagger": tilted(1, 24),
	"swept-prongs": crossed(1, 24), "three-fins": crossed(1, 24), "flat-wings": tilted(1, -14),
	"star-wing": tilted(1, -24), "assault-shuttle": tilted(1, -12),

	"cross-wing": crossed(5, 15), "split-intake": crossed(5, 13), "long-cannons": crossed(1, 9),
	"spine":          crossed(2, 32),
	"tail-fin":       append(tilted(1, 14), fin(1, 22)),
	"shuttle":        append(tilted(1, -30), fin(1, 40)),
	"tall-wing":      tilted(1, 62),
	"half-wing":      tilted(1, -22),
	"pincer-shuttle": tilted(1, 18), "folding-wing": {{Of: "wing", Part: 2, Tilt: 6}},
	"gunboat": tilted(1, -8),

	"fang": tilted(1, 14), "viper": crossed(1, 20), "bat": tilted(1, 12), "pursuit": tilted(1, 12),
	"rogue": tilted(1, 16), "dragon": tilted(1, 8), "stinger": crossed(1, 14),
	"split-wing": tilted(1, 10), "fore-wing": tilted(1, 8), "small-arrow": {panel(0, 12)},
	"claws": crossed(1, 12), "bomb-claws": crossed(1, 10), "three-arms": tilted(1, -26),
	"long-nose": crossed(1, 16),

	"zaku-i": {level("wing", 1)}, "zaku-i-commander": {level("wing", 1)},
	"zaku-ii": {level("wing", 1)}, "zaku-ii-commander": {level("wing", 1)}, "zaku-recon": {level("wing", 1)},
	"gm": {level("hull", 2)}, "gm-command": {level("hull", 2)}, "gm-sniper": {level("hull", 1)},
	"heavy-suit": {level("wing", 1)}, "cannon-suit": {level("wing", 1)},
}

// upright are the drawings of what is on its legs: they are raised upright in space.
var upright = map[string]bool{
	"zaku-i": true, "zaku-i-commander": true, "zaku-ii": true, "zaku-ii-commander": true, "zaku-recon": true,
	"gm": true, "gm-command": true, "gm-sniper": true, "heavy-suit": true, "cannon-suit": true,
}
