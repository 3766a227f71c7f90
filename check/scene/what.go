package scene

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// SummariesSayWhat fails for every card that does something of which its summary does not speak: gains,
// spends or removes other things or another number of them, or changes dice or acts in another way.
func SummariesSayWhat(t *testing.T, cards []card.Def) {
	t.Helper()
	for i := range cards {
		d := &cards[i]
		if what := undone(d); what != "" {
			t.Errorf("%s: its summary says %q, and no ability does: %q", d.ID, what, d.Summary)
		}
		for j := range d.Mods {
			if n := saysValue(d.Summary, &d.Mods[j]); n != "" {
				t.Errorf("%s: it changes a value by %s, and the summary does not say so: %q", d.ID, n, d.Summary)
			}
		}
		for _, a := range abilitiesOf(d) {
			if when := whenWords[a.When]; when != nil && !when.MatchString(d.Summary) {
				t.Errorf("%s, %q: it is for %s, and the summary does not say so: %q", d.ID, a.Name,
					card.WindowName(a.When), d.Summary)
			}
			for _, op := range a.Do {
				for _, deed := range strings.FieldsFunc(op.What, func(r rune) bool { return r == ';' || r == ':' }) {
					if lacks := saysDeed(d.Summary, strings.TrimSpace(deed)); lacks != "" {
						t.Errorf("%s, %q: it does %q, and the summary does not say %s: %q", d.ID, a.Name, deed, lacks,
							d.Summary)
					}
				}
			}
		}
	}
}

// valueWords are words beside which a summary says by how much a value changes.
var valueWords = map[game.Query][]string{
	card.AttackDiceOf: {"di", "more", "fewer"}, card.DefenseDiceOf: {"di", "more", "fewer"},
	card.PrimaryValueOf: {"value", "di", "more"}, card.AgilityOf: {"agility", "more", "less", "higher", "lower"},
	card.InitiativeOf: {"initiative", "higher", "lower"}, card.DifficultyOf: {"step"},
	card.Reloading: {"charge", "more"}, card.TemplateSpeed: {"speed", "longer"},
}

// saysValue returns by how much a modifier changes a value, "" if a summary says so or it is not known.
func saysValue(summary string, m *card.Mod) (n string) {
	nouns := valueWords[m.Query]
	if nouns == nil || m.Layer != game.Add {
		return ""
	}
	defer func() {
		if recover() != nil {
			n = "" // it depends on the moment
		}
	}()
	const base, other = 8, 15
	by := m.Value(nil, base) - base
	if by != m.Value(nil, other)-other {
		return "" // it adds nothing: its value is a set
	}
	return saysNumber(strings.ToLower(summary), strconv.Itoa(max(by, -by)), nouns)
}

// promised is what a summary says is spent, gained, removed, recovered or suffered.
var promised = regexp.MustCompile(`(?i)\b(spend|gain|remove|recover|suffer|lose)s? (\d) (charge|force|shield|focus|evade|` +
	`calculate|reinforce|disarm|jam|tractor|stress|ion|strain|deplete|hit|critical)( token| damage| charge|s?\b)`)

// foretold is what a summary says before it says what happens then.
var foretold = regexp.MustCompile(`(after you|would) (spend|gain|remove|recover|suffer|lose)s? `)

// abilitiesOf lists the abilities of a card, of its action lines and of its remotes.
func abilitiesOf(d *card.Def) []card.Ability {
	list := slices.Concat(d.Abilities, d.Actions)
	if d.Remote != nil {
		list = append(list, d.Remote.Abilities...)
	}
	return list
}

// undone returns what the summary says happens and no ability does, "" for nothing.
func undone(d *card.Def) string {
	var deeds strings.Builder
	for _, a := range abilitiesOf(d) {
		deeds.WriteString(wordsOf(a.Do))
	}
	if deeds.Len() == 0 {
		return "" // what it permits may cost something
	}
	summary := foretold.ReplaceAllString(strings.ToLower(d.Summary), "")
	for _, m := range promised.FindAllStringSubmatch(summary, -1) {
		did := regexp.MustCompile(m[1] + ` (` + m[2] + `|some|all) ([a-z ]+ or )?` + strings.Replace(m[3], "critical", "crit", 1))
		if !did.MatchString(strings.ToLower(deeds.String())) {
			return m[0]
		}
	}
	return ""
}

// wordsOf words ops.
func wordsOf(ops []card.Op) string {
	var b strings.Builder
	for i := range ops {
		b.WriteString(ops[i].What + "; ")
	}
	return b.String()
}

// whenWords are words of which a summary needs some for abilities of a moment.
var whenWords = map[game.Window]*regexp.Regexp{
	card.StartOf(game.ActivationPhase): regexp.MustCompile(`(?i)start of the activation|as the activation phase begins`),
	card.EndOf(game.ActivationPhase):   regexp.MustCompile(`(?i)end of the activation|as the activation phase ends`),
	card.StartOf(game.EngagementPhase): regexp.MustCompile(`(?i)start of the engagement`),
	card.EndOf(game.EngagementPhase):   regexp.MustCompile(`(?i)end of the engagement|lets an engagement phase pass`),
	card.StartOf(game.EndPhase):        regexp.MustCompile(`(?i)start of the end`),
	card.EndOf(game.EndPhase):          regexp.MustCompile(`(?i)end of the (end|round)|as the end phase ends`),
	card.BeforeActivate:                regexp.MustCompile(`(?i)before .*activat`),
	card.AfterActivate:                 regexp.MustCompile(`(?i)after .*activat`),
	card.BeforeEngage:                  regexp.MustCompile(`(?i)(before|when) .*engage|at its initiative`),
	card.AfterEngage:                   regexp.MustCompile(`(?i)after .*engage`),
	card.BeforeManeuver:                regexp.MustCompile(`(?i)(before|when|while) .*(maneuver|execute)|execute\b.*(sideslip|loop)`),
	card.AfterManeuver:                 regexp.MustCompile(`(?i)(after|then) .*(maneuver|execute|move|one in full|sideslip|wing)|maneuver .*(closes|fully executed|followed)|that executes|fully flown|maneuver repairs`),
	card.AfterAttack:                   regexp.MustCompile(`(?i)after .*(attack|hit|miss)|destroy.*defender|that attack|if it misses|attack of yours`),
	card.AfterDefend:                   regexp.MustCompile(`(?i)after .*(defend|defense|attack)|attacker that destroys|until (he|she|it) defends`),
	card.ModifyAttack:                  regexp.MustCompile(`(?i)attack|roll|hits`),
	card.ModifyDefense:                 regexp.MustCompile(`(?i)defen|against you|attacks you|roll`),
	card.BeforeRoll(card.AttackDice):   regexp.MustCompile(`(?i)attack|defends|rolls`),
	card.BeforeRoll(card.DefenseDice):  regexp.MustCompile(`(?i)defen|roll|after attack dice`),
}

var (
	aGain    = regexp.MustCompile(`^(gain|remove|transfer|spend|lose|recover) (\d+|all|some) (.+)$`)
	aDamage  = regexp.MustCompile(`^suffer (\d+|all|some) (hit|crit)$`)
	aChange  = regexp.MustCompile(`^change (\d+|all|some) (.+) to (.+) of (.+) dice$`)
	aReroll  = regexp.MustCompile(`^reroll (\d+|all|some) of the (.+) dice$`)
	aMore    = regexp.MustCompile(`^roll (\d+|all|some) more of the (.+) dice$`)
	aResult  = regexp.MustCompile(`^add (\d+) (.+) to (.+) dice$`)
	anAdded  = regexp.MustCompile(`\badds?\b[^.,;:]*`)
	aSpent   = regexp.MustCompile(`^(?:spend|cancel) 1 (.+) of (.+) dice$`)
	aPerform = regexp.MustCompile(`^perform ((?:red |purple |white )*)(.+?)( while stressed)?$`)
)

// saysDeed returns what a summary ought to say of a deed and does not, "" if nothing is missing.
func saysDeed(summary, deed string) string {
	summary = strings.ToLower(summary)
	if m := aSpent.FindStringSubmatch(deed); m != nil {
		return saysFaces(summary, m[1])
	}
	if m := aPerform.FindStringSubmatch(deed); m != nil {
		return saysAction(summary, m[1], m[2], m[3] != "")
	}
	if m := aGain.FindStringSubmatch(deed); m != nil {
		nouns := strings.Split(strings.ToLower(strings.TrimSuffix(m[3], " of the weapon")), " or ")
		for _, noun := range nouns {
			if len(nouns) < 4 && !strings.Contains(summary, noun) &&
				(!greenToken[noun] || !strings.Contains(summary, "green")) {
				return noun
			}
		}
		if strings.Contains(summary, "or more") && strings.Contains(summary, "for each") {
			return ""
		}
		return saysNumber(summary, m[2], nouns)
	}
	if m := aDamage.FindStringSubmatch(deed); m != nil {
		noun := map[string]string{"hit": "hit damage", "crit": "critical damage"}[m[2]]
		if !strings.Contains(summary, noun) {
			return noun
		}
		return saysNumber(summary, m[1], []string{noun})
	}
	if m := aChange.FindStringSubmatch(deed); m != nil {
		if lacks := saysFaces(summary, m[2]); lacks != "" {
			return lacks
		}
		if to := faceWord[m[3]]; !regexp.MustCompile(`(to|into|become|becomes) ([a-z0-9 ]+ or )?(an? |\d |the )?` + to).MatchString(summary) {
			return "to " + m[3]
		}
		return saysNumber(summary, m[1], append(strings.Split(m[2], " or "), "result", "die", "dice"))
	}
	if m := aReroll.FindStringSubmatch(deed); m != nil {
		return saysNumber(summary, m[1], []string{"di", "of", "blank", "result", "focus"})
	}
	if m := aMore.FindStringSubmatch(deed); m != nil {
		return saysNumber(summary, m[1], []string{"di", "more"})
	}
	if m := aResult.FindStringSubmatch(deed); m != nil && !strings.Contains(summary, "the same result") {
		if said := anAdded.FindAllString(summary, -1); len(said) > 0 {
			summary = strings.Join(said, "; ")
		}
		return saysFaces(summary, m[2])
	}
	return ""
}

// saysFaces returns a face of several that a summary does not name, "" if there is none. It may say
// result for three of them, or for all that an evade is not.
func saysFaces(summary, faces string) string {
	list := strings.Split(faces, " or ")
	for _, face := range list {
		if !faceIn(summary, face) && !(strings.Contains(summary, "result") && (len(list) > 2 || faces == "blank or focus") ||
			strings.Contains(summary, "all your results")) {
			return face
		}
	}
	return ""
}

// greenToken are the names of green tokens.
var greenToken = map[string]bool{"focus": true, "evade": true, "calculate": true, "reinforce": true}

// ofTheMoment are actions that an op does not know by name.
var ofTheMoment = map[string]bool{"any": true, "that action": true, "the same action": true}

// saysAction returns what a summary ought to say of an action that a ship performs, "" for nothing.
func saysAction(summary, color, actions string, stressed bool) string {
	for _, word := range strings.Fields(color) {
		if !strings.Contains(summary, word) {
			return word
		}
	}
	if stressed && !strings.Contains(summary, "stress") {
		return "stressed"
	}
	list := strings.Split(strings.TrimSuffix(strings.ToLower(actions), " arc"), " or ")
	for _, action := range list {
		if len(list) < 5 && !ofTheMoment[action] && !strings.Contains(summary, action) {
			return action
		}
	}
	return ""
}

// faceWord are the words for faces of dice in summaries.
var faceWord = map[string]string{"hit": "hit", "crit": "critical", "evade": "evade", "focus": "focus", "blank": "blank"}

// faceIn reports whether a summary speaks of a face: of a hit that is not a critical hit.
func faceIn(summary, face string) bool {
	if face == "hit" {
		summary = strings.ReplaceAll(summary, "critical hit", "")
	}
	return strings.Contains(summary, faceWord[face])
}

// saysNumber returns a number, "" if a summary says it of one of the nouns, or none where it is 1.
func saysNumber(summary, number string, nouns []string) string {
	if _, err := strconv.Atoi(number); err != nil {
		return ""
	}
	if regexp.MustCompile(`\b(\d, )*` + number + `,? (\d )?or \d (?:` + strings.Join(nouns, "|") + `)`).MatchString(summary) {
		return "" // 3, 4 or 5
	}
	near := regexp.MustCompile(`\b(\d+|an?|one|another|all|each|every|its|the|that|no|this) (?:[a-z]+,? (?:or [a-z]+ )?){0,2}?(?:` +
		strings.Join(nouns, "|") + `)`)
	said := false
	for _, m := range near.FindAllStringSubmatch(summary, -1) {
		n := m[1]
		if _, err := strconv.Atoi(n); err != nil {
			n = "1"
		}
		if n == number {
			return ""
		}
		said = true
	}
	if !said && number == "1" {
		return ""
	}
	return number
}
