package search

import (
	_ "embed"
	"strings"
	"sync"
	"unicode"
)

// words splits a text into words in lower case: runs of letters and digits.
func words(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// terms returns the words of a text as the index has them.
func terms(text string) []string {
	list := words(text)
	for i, w := range list {
		list[i] = term(w)
	}
	return list
}

// term returns a word as the index has it: the stem of its plain form.
func term(word string) string {
	if plain, ok := forms[word]; ok {
		word = plain
	}
	return stem(word)
}

//go:embed forms.txt
var formsText string

// forms are words that no ending leads to their plain form, and other spellings.
var forms = func() map[string]string {
	by := map[string]string{}
	for line := range strings.Lines(formsText) {
		if plain, list, ok := strings.Cut(line, ":"); ok && line[0] != '#' {
			for _, form := range strings.Fields(list) {
				by[form] = plain
			}
		}
	}
	return by
}()

// stop are words of questions that say nothing about what is asked.
var stop = set(`a an the i my me mine we our us you your he his she her it its they their them is are was were be been am
	do does did doing done can could may might should would will shall cannot to of for in on at with by from and or
	if so that this these those there then than as how what when where which who whom whose why any some just get gets got
	have has had having still while during let s t d m ll re ve don doesn isn aren won not no yes please rule rules about
	happen happens happened into upon also too ship ships game work works`)

func set(text string) map[string]bool {
	all := map[string]bool{}
	for _, w := range strings.Fields(text) {
		all[w] = true
	}
	return all
}

// synonyms are what players say, and what the rules call it: alternatives parted by a bar, whose words must all occur.
// A phrase is matched by the stems of its words, without articles, the longest first.
var synonyms = phrases(map[string]string{
	// Attacks.
	"shoot": "attack", "fire": "attack", "fire at": "attack", "shoot at": "attack", "shooter": "attack", "target": "target|defend",
	"shoot through": "obstruct", "fire through": "obstruct", "attack through": "obstruct", "behind asteroid": "obstruct",
	"behind rock": "obstruct", "block shot": "obstruct", "line of sight": "obstruct", "cover": "obstruct",
	"eyeball": "focus result", "eye": "focus result", "crit": "critical", "double tap": "bonus attack",
	"gun": "weapon", "missile": "missile|ordnance|secondary weapon", "torpedo": "torpedo|ordnance|secondary weapon",
	"red dice": "attack dice", "green dice": "defend dice", "special weapon": "special|secondary weapon",
	"secondary weapon": "secondary weapon|special weapon", "extra": "extra|additional|bonus", "additional": "extra|additional|bonus",
	"extra dice": "range bonus|extra dice|additional dice", "reroll twice": "reroll once", "reroll again": "reroll once",
	"reroll same": "reroll once", "reroll more than once": "reroll once", "twice": "once|twice|repeat|same", "hurt": "damage|affect|suffer",
	"dead": "destroy", "dies": "destroy", "died": "destroy", "kill": "destroy", "blow up": "destroy|detonate", "explode": "detonate|destroy",
	"explosion": "detonate", "go off": "detonate", "simultaneous fire": "simultaneous",

	// Movement.
	"k turn": "koiogran", "kturn": "koiogran", "k": "koiogran", "s loop": "segnor", "sloop": "segnor", "t roll": "tallon",
	"flip": "rotate|flip", "turn around": "koiogran|180", "u turn": "koiogran", "bump": "overlap|bump", "collide": "overlap",
	"collision": "overlap", "crash": "overlap", "ram": "overlap|ram", "run into": "overlap", "fly into": "overlap", "land on": "overlap",
	"touch": "touch|range 0", "base contact": "touch|range 0", "contact": "touch|range 0", "sit on": "on|range 0|overlap",
	"move": "move|maneuver", "stop": "stationary|cancel|absorb", "fly over": "through", "fly through": "through|move through", "jump over": "through",
	"leave": "flee", "off": "flee|outside", "off board": "flee|outside play area", "off table": "flee|outside play area",
	"off map": "flee|outside play area", "off rock": "start obstacle", "off asteroid": "start obstacle", "off obstacle": "start obstacle", "off edge": "flee|outside play area", "off mat": "flee|outside play area",
	"leave table": "flee", "left table": "flee", "leave board": "flee", "left board": "flee", "leave map": "flee", "left map": "flee",
	"leave mat": "flee", "left mat": "flee", "leave play area": "flee", "left play area": "flee", "run away": "flee", "escape": "flee",
	"table": "play area", "board": "play area", "mat": "play area", "map": "play area", "battlefield": "play area",
	"table size": "play area size", "rock": "asteroid|obstacle", "stone": "asteroid|obstacle", "meteor": "asteroid|obstacle", "asteroid": "asteroid|obstacle", "onto": "overlap|on", "on top": "overlap|on", "cloud": "cloud|debris",
	"obstacle": "obstacle|asteroid", "white": "white", "green maneuver": "green maneuver|blue maneuver",
	"blue maneuver": "blue maneuver|green maneuver", "uncloak": "decloak|unstealth", "decloak": "decloak|unstealth",
	"cloak": "cloak|stealth", "stealth": "stealth|cloak",

	// Who and when.
	"goes first": "first player|initiative choose", "go first": "first player|initiative choose", "moves first": "initiative order|ascending",
	"move first": "initiative order|ascending", "shoots first": "descending|order", "shoot first": "descending|order",
	"starts": "start|first player|begin", "starting player": "first player|initiative choose", "first player": "first player|initiative choose",
	"pilot skill": "pilot skill|initiative|ps", "ps": "pilot skill|ps", "turn order": "order ascending", "order": "order",
	"same initiative": "same initiative|tie|simultaneous", "same pilot skill": "same ps|tie|simultaneous", "tied": "tie",
	"turn": "round|turn", "phase": "phase", "end of round": "end", "after round": "end", "end of turn": "end",
	"combat phase": "combat|engagement", "shooting phase": "combat|engagement", "engagement phase": "engagement|combat",
	"set up": "setup|place", "setup": "setup|place", "deploy": "deploy|place", "deployment": "place forces|setup",
	"over": "over|end", "game over": "win|end", "wiped out": "eliminated|destroy|gone", "wipe out": "eliminated|destroy|gone", "win": "win|victory", "lose last ship": "gone draw|destroyed draw|both eliminated|last ship", "everyone dies": "both draw",
	"both die": "both draw", "draw": "draw", "tie": "tie|draw", "time": "time|round", "how long": "time|limit|end", "concede": "concede",
	"surrender": "concede", "give up": "concede|decline",

	// Actions, tokens, damage.
	"target lock": "lock", "lock on": "lock", "tl": "lock", "at once": "one|single|several", "two": "one|two|several|single",
	"more than one": "one|several", "several": "several|many", "take back": "remove", "get rid": "remove", "lose stress": "remove stress",
	"clear": "remove", "shed": "remove", "stay": "stay|keep|persist|remove", "remain": "stay|keep|persist", "come back": "recover",
	"recover": "recover", "regenerate": "recover", "regen": "recover", "refill": "recover|reload", "recharge": "recover",
	"heal": "repair", "fix": "repair", "mend": "repair", "hull": "hull|structure", "hp": "hull", "hit point": "hull",
	"empty": "exhaust|empty|reshuffle", "run out": "exhaust|empty|reshuffle|shortage", "out of": "exhaust|empty|no",
	"deck": "deck", "face up": "faceup", "face down": "facedown", "premeasure": "premeasure|measure|testing", "pre measure": "premeasure|measure",
	"ionized": "ion|shock", "ion": "ion|shock", "ionised": "ion|shock", "tractor": "tractor|grapple", "reinforce": "reinforce|guard",
	"evade token": "evade", "force power": "force", "force point": "force", "newtype": "newtype", "slam": "slam|overthrust",
	"teammate": "friendly", "ally": "friendly|allied", "allied": "allied|friendly", "friend": "friendly", "wingman": "friendly",
	"enemy": "enemy|opponent", "opponent": "opponent|enemy", "somebody": "", "someone": "", "another": "", "other": "",
	"own": "friendly|own", "have to": "optional|must", "must": "must|optional", "forced": "must|optional", "same": "same|repeat", "reveal": "reveal", "stop crit": "crit shield", "block": "absorb|obstruct|overlap",
	"bomb": "bomb|device|mine", "mine": "mine|device|bomb", "drop": "drop", "cards": "card", "unit": "unit", "mech": "unit",
	"mobile suit": "unit", "big": "size|large", "large": "large", "how many": "count|number|six|limit|threshold", "how big": "size|3x3", "how wide": "size|3x3|wide", "how large": "size|3x3",
	"how much": "count|number|limit", "how far": "range", "limit": "limit", "squad building": "squad", "list building": "squad",
	"unique": "unique|limited", "limited": "limited|unique", "legal": "squad", "budget": "points limit", "points": "points",
	"counterattack": "counter", "counter attack": "counter", "fight back": "counter", "sword": "melee", "saber": "melee",
	"peek": "look", "see": "look|secret|hidden", "look": "look|peek", "cheat": "secret", "change mind": "change",
})

// inSynonyms are the terms of all that is said in synonyms.
var inSynonyms = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for said := range synonyms {
		for _, t := range strings.Fields(said) {
			all[t] = true
		}
	}
	return all
})

// phrases reads the table of synonyms: the terms of what is said, joined by spaces, to the alternatives.
func phrases(table map[string]string) map[string][][]string {
	all := map[string][][]string{}
	for said, called := range table {
		var ways [][]string
		for way := range strings.SplitSeq(called, "|") {
			if t := terms(way); len(t) > 0 {
				ways = append(ways, t)
			}
		}
		all[strings.Join(terms(said), " ")] = ways
	}
	return all
}
