package replay

import (
	"bufio"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Limits of what Read takes.
const (
	MaxLine   = 4096    // bytes in a line
	MaxLines  = 200_000 // lines in a record
	maxLoad   = 64      // upgrades of a ship
	maxPoints = 10_000  // of a squad or a ship
)

// Read reads a record. It checks the form of every line but not whether the choices are legal,
// which only Play can tell. Errors name the line and what was expected there, and are ErrRecord
// unless r itself fails.
func Read(r io.Reader) (*Record, error) {
	p := parser{record: &Record{}}
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 0, MaxLine+1), MaxLine+1)
	for lines.Scan() {
		p.number++
		if p.number > MaxLines {
			return nil, p.fault("expected at most %d lines", MaxLines)
		}
		words := strings.Fields(lines.Text())
		if len(words) == 0 || words[0][0] == '#' {
			continue
		}
		if strings.ContainsFunc(lines.Text(), unprintable) {
			return nil, p.fault("expected printable ASCII characters")
		}
		if err := p.line(words, lines.Text()); err != nil {
			return nil, err
		}
	}
	p.number++
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return nil, p.fault("expected at most %d bytes", MaxLine)
	} else if err != nil {
		return nil, fmt.Errorf("replay: line %d: %w", p.number, err)
	}
	if p.squads < 2 {
		return nil, p.fault("unexpected end of file; expected two squads after the \"match\" line")
	}
	return p.record, nil
}

// unprintable reports whether a character cannot stand in a line.
func unprintable(r rune) bool { return (r < ' ' || r > '~') && r != '\t' }

// parser reads a record line by line.
type parser struct {
	record *Record
	number int  // of the line at hand
	begun  bool // the line "match" is there
	squads int  // squads begun
	ended  bool
}

// fault returns an error about the line at hand.
func (p *parser) fault(format string, args ...any) error {
	return fmt.Errorf("%w: line %d: %s", ErrRecord, p.number, fmt.Sprintf(format, args...))
}

// line reads one line.
func (p *parser) line(words []string, text string) error {
	switch {
	case p.ended:
		return p.fault("%.40q: unexpected line after the end of the match", words[0])
	case !p.begun:
		return p.match(words)
	}
	switch words[0] {
	case "fingerprints", "option", named, "squad", "deck", "ship", "aft", "wing", "collection", "obstacle", "dice":
		if len(p.record.Lines) > 0 {
			return p.fault("%q must come before the first choice", words[0])
		}
		return p.head(words, text)
	}
	if p.squads < 2 {
		return p.fault("%.40q before both squads; expected option, squad, ship or obstacle",
			words[0])
	}
	switch words[0] {
	case "check":
		return p.check(words)
	case "end":
		return p.end(words)
	case "secret":
		return p.secret(words)
	case timeUp:
		return p.time(words)
	}
	return p.choice(words)
}

// match reads the first line.
func (p *parser) match(words []string) error {
	if words[0] != "match" || len(words) != 3 {
		return p.fault("%.40q; expected match, an edition and its version", words[0])
	}
	p.record.Edition, p.record.Version, p.begun = words[1], words[2], true
	return nil
}

// head reads a line of what the match begins with.
func (p *parser) head(words []string, text string) error {
	switch words[0] {
	case "fingerprints":
		return p.fingerprints(words)
	case "option":
		return p.option(words[1:])
	case named:
		return p.name(words, text)
	case "squad":
		return p.squad(words, text)
	case "deck":
		return p.deck(words)
	case "ship", "aft", "collection":
		return p.ship(words)
	case "wing":
		return p.wing(words)
	case "dice":
		return p.dice(words)
	}
	if len(words) != 2 || len(p.record.Setup.Obstacles) == game.MaxObstacles {
		return p.fault("expected the code of one of at most %d obstacles", game.MaxObstacles)
	}
	p.record.Setup.Obstacles = append(p.record.Setup.Obstacles, words[1])
	return nil
}

// fingerprints reads the version of the record's fingerprints.
func (p *parser) fingerprints(words []string) error {
	if len(words) == 2 && p.record.Fingerprints == 0 {
		if n, err := strconv.ParseUint(words[1], 10, 8); err == nil && n > 0 {
			p.record.Fingerprints = int(n)
			return nil
		}
	}
	return p.fault("expected fingerprints once, and a version from 1 to 255")
}

// option reads an option of the table.
func (p *parser) option(words []string) error {
	setup := &p.record.Setup
	var switches, numbers []string
	for _, o := range game.Settings() {
		named := len(words) > 0 && words[0] == o.ID
		if o.IsSwitch() {
			if named && len(words) == 1 {
				o.Set(&setup.Options, 1)
				return nil
			}
			switches = append(switches, o.ID)
			continue
		}
		if named && len(words) == 2 {
			n, err := strconv.ParseUint(words[1], 10, 8)
			if err != nil {
				return p.fault("%.40q; expected a number up to 255", words[1])
			}
			o.Set(&setup.Options, uint8(n))
			return nil
		}
		numbers = append(numbers, o.ID+" with a number")
	}
	switch {
	case len(words) == 1 && words[0] == unimplemented:
		setup.Unimplemented = true
		return nil
	case len(words) == 2 && words[0] == mission:
		setup.Mission = words[1]
		return nil
	case len(words) == 3 && words[0] == area:
		return p.area(words[1], words[2])
	}
	names := slices.Concat(switches, []string{unimplemented}, numbers, []string{area + " with a width and a height"})
	return p.fault("expected option %s", strings.Join(names, ", "))
}

// area reads the sides of the play area.
func (p *parser) area(width, height string) error {
	w, err := strconv.ParseUint(width, 10, 16)
	h, wrong := strconv.ParseUint(height, 10, 16)
	if err != nil || wrong != nil {
		return p.fault("%.20q by %.20q; expected two sides in millimeters", width, height)
	}
	p.record.Setup.Width, p.record.Setup.Height = uint16(w), uint16(h)
	return nil
}

// name reads the name of the player of the squad that follows.
func (p *parser) name(words []string, text string) error {
	if p.squads == game.MaxSeats || len(words) < 3 || words[1] != seats[p.squads] {
		return p.fault("expected name, the seat of the squad that follows, and the name in quotes")
	}
	name, err := strconv.Unquote(strings.TrimSpace(text[strings.Index(text, words[2]):]))
	if err != nil || name == "" {
		return p.fault("expected the name of the player in quotes")
	}
	p.record.Names[p.squads] = name
	return nil
}

// squad begins a squad.
func (p *parser) squad(words []string, text string) error {
	const form = "expected squad, its seat, its points and its name in quotes"
	if p.squads == game.MaxSeats {
		return p.fault("a fifth squad; expected two to %d", game.MaxSeats)
	}
	if len(words) < 4 || words[1] != seats[p.squads] {
		return p.fault("%s, for seat %s", form, seats[p.squads])
	}
	points, ok := number(words[2])
	name, err := strconv.Unquote(strings.TrimSpace(text[strings.Index(text, words[3]):]))
	if !ok || err != nil {
		return p.fault("%s", form)
	}
	if p.squads >= len(p.record.Setup.Squads) {
		p.record.Setup.Partners = append(p.record.Setup.Partners, rules.Squad{})
	}
	*p.record.Setup.Squad(game.Player(p.squads)) = rules.Squad{Name: name, Points: points}
	p.squads++
	return nil
}

// deck reads the damage deck of the last squad.
func (p *parser) deck(words []string) error {
	if p.squads == 0 || len(words) != 2 {
		return p.fault("expected deck and the name of the damage deck of the squad before it")
	}
	p.record.Setup.Squad(game.Player(p.squads - 1)).Deck = words[1]
	return nil
}

// ship reads a ship of the last squad.
func (p *parser) ship(words []string) error {
	if p.squads == 0 {
		return p.fault("ship line before any squad line")
	}
	if len(words) < 3 || len(words) > 3+maxLoad {
		return p.fault("expected %s, its pilot, its points and at most %d upgrades", words[0], maxLoad)
	}
	points, ok := number(words[2])
	if !ok {
		return p.fault("%.40q points; expected a number up to %d", words[2], maxPoints)
	}
	squad := p.record.Setup.Squad(game.Player(p.squads - 1))
	list := &squad.Ships
	if words[0] == "collection" {
		list = &squad.Collection
	}
	n := len(*list)
	if words[0] == "aft" && (n == 0 || (*list)[n-1].Aft != nil) {
		return p.fault("aft without a ship; expected the huge ship's other ship card before it")
	}
	if n == game.MaxShips && words[0] != "aft" {
		return p.fault("expected at most %d ships", game.MaxShips)
	}
	ship := rules.Loadout{Pilot: words[1], Points: points}
	if len(words) > 3 {
		ship.Upgrades = words[3:]
	}
	if words[0] == "aft" {
		(*list)[n-1].Aft = &ship
		return nil
	}
	*list = append(*list, ship)
	return nil
}

// number reads points.
func number(word string) (int, bool) {
	n, err := strconv.Atoi(word)
	return n, err == nil && n >= 0 && n <= maxPoints
}

// check reads a fingerprint.
func (p *parser) check(words []string) error {
	hash, ok := fingerprint(words[1:])
	if !ok {
		return p.fault("expected check and 16 hexadecimal digits")
	}
	p.record.Lines = append(p.record.Lines, Line{Number: p.number, Kind: CheckLine, Hash: hash})
	return nil
}

// end reads the last line.
func (p *parser) end(words []string) error {
	if len(words) == 3 {
		hash, ok := fingerprint(words[2:])
		if ok && words[1] == agreed {
			p.record.Lines = append(p.record.Lines, Line{
				Number: p.number, Kind: EndLine, Hash: hash, Result: game.Drawn, Agreed: true,
			})
			p.ended = true
			return nil
		}
		for r, name := range results {
			if ok && name == words[1] {
				p.record.Lines = append(p.record.Lines, Line{
					Number: p.number, Kind: EndLine, Hash: hash, Result: game.Result(r),
				})
				p.ended = true
				return nil
			}
		}
	}
	return p.fault("expected end, one of %s, and 16 hexadecimal digits",
		strings.Join(results[:], ", ")+", "+agreed)
}

// dice reads to what the dealer of the match was committed.
func (p *parser) dice(words []string) error {
	n, good := 0, len(words) == 3 || len(words) == 5
	if good = good && isHash(words[1]) && p.record.Dice.Commitment == ""; good {
		var err error
		n, err = strconv.Atoi(words[2])
		good = err == nil && n >= 0 && n <= MaxLines
	}
	if !good {
		return p.fault("expected dice once, 64 hexadecimal digits, a number, and the nonces of both " +
			"players if there are any")
	}
	p.record.Dice = Dice{Commitment: words[1], From: n}
	for i, nonce := range words[3:] {
		switch {
		case IsNonce(nonce):
			p.record.Dice.Nonces[i] = nonce
		case nonce != noNonce:
			return p.fault("the nonce %.70q; expected 16 to 64 hexadecimal digits, two such with a + between them, or -", nonce)
		}
	}
	return nil
}

// secret reads the secret from which the dice followed.
func (p *parser) secret(words []string) error {
	if len(words) != 2 || !isHash(words[1]) {
		return p.fault("expected secret and 64 hexadecimal digits")
	}
	p.record.Lines = append(p.record.Lines, Line{
		Number: p.number, Kind: SecretLine, Text: words[1],
	})
	return nil
}

// time reads that the time limit ran out.
func (p *parser) time(words []string) error {
	if len(words) > 1 {
		return p.fault("%.40q: unexpected text after time", words[1])
	}
	p.record.Lines = append(p.record.Lines, Line{Number: p.number, Kind: TimeLine})
	return nil
}

// isHash reports whether a word is 32 bytes in hexadecimal digits.
func isHash(word string) bool {
	_, err := hex.DecodeString(word)
	return err == nil && len(word) == 64
}

// fingerprint reads the hash that stands alone in words.
func fingerprint(words []string) (uint64, bool) {
	if len(words) != 1 || len(words[0]) != 16 {
		return 0, false
	}
	hash, err := strconv.ParseUint(words[0], 16, 64)
	return hash, err == nil
}

// choice reads who chooses what.
func (p *parser) choice(words []string) error {
	for seat, name := range seats {
		if words[0] == name && len(words) > 1 && (seat < p.squads || game.Player(seat) == game.Chance) {
			p.record.Lines = append(p.record.Lines, Line{
				Number: p.number, Player: game.Player(seat), Text: strings.Join(words[1:], " "),
			})
			return nil
		}
	}
	return p.fault("%.40q; expected a choice after the number of a seat or *, check, or end", words[0])
}
