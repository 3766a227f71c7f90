package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/text"
)

type replayCommand struct {
	languageFlag
	File  string `arg:"" help:"The record of a match, or - for standard input."`
	Print bool   `help:"Print the match log with clauses and measurements."`

	SVG string `name:"svg" help:"Draw the table at the end of a round (3) or after one of its choices (3.12)." placeholder:"3|3.12"`

	Output string `short:"o" help:"Write to this file instead of standard output." placeholder:"FILE"`

	VerifyDice bool   `help:"Verify that all dice follow from the secret in the record."`
	Commitment string `help:"Verify the dice, and that they match the commitment you were shown before the first roll." placeholder:"HASH"`
	Nonce      string `help:"Verify the dice, and that they include your nonce; for two partners, both nonces joined, the captain's first." placeholder:"HEX"`

	Why  bool `help:"Print the rules step the match is in at the end of the record."`
	JSON bool `name:"json" help:"Print the result as JSON."`
}

// verdict is what a replay found.
type verdict struct {
	File     string `json:"file"`
	Verified bool   `json:"verified"`
	Compared bool   `json:"compared"` // the fingerprints, too
	Edition  string `json:"edition"`
	Choices  int    `json:"choices"`
	Round    int    `json:"round"`
	Over     bool   `json:"over"`
	Winner   int    `json:"winner,omitempty"` // 1 or 2
	Dice     int    `json:"dice,omitempty"`   // answers of chance that follow from the secret
	Where    string `json:"where,omitempty"`  // in the rules, if the match is not over
	Error    string `json:"error,omitempty"`

	names text.Names
}

// aRecord is what is expected of a record's file.
const aRecord = "a match record, as written by play --record"

func (c *replayCommand) Run(p *program) error {
	record, compiled, err := p.record(c.File)
	if err != nil {
		return err
	}
	if c.Output != "" && c.SVG == "" && !c.Print {
		return fmt.Errorf("--output %s requires --svg or --print", c.Output)
	}
	c.VerifyDice = c.VerifyDice || c.Commitment != "" || c.Nonce != ""
	if c.SVG != "" && c.VerifyDice {
		return fmt.Errorf("--svg cannot be combined with --verify-dice, --commitment or --nonce")
	}
	if c.SVG != "" {
		return c.draw(p, compiled, record)
	}
	if c.Print && c.JSON {
		return fmt.Errorf("--print cannot be combined with --json")
	}
	v := verdict{File: c.File, Edition: record.Edition, Compared: record.Compared(), names: text.Recorded(record.Names, &record.Setup)}
	var sentences bytes.Buffer
	err = c.play(p, compiled, record, &v, &narrator{w: &sentences, viewer: game.NoPlayer, cited: true, language: c.speaks, names: text.Recorded(record.Names, &record.Setup)})
	if err == nil && c.VerifyDice {
		if err = c.promised(record); err == nil {
			v.Dice, err = match.VerifyDice(compiled, record)
		}
	}
	if c.Print {
		return c.print(p, &sentences, err)
	}
	if err != nil {
		v.Error = err.Error()
	} else {
		v.Verified = true
	}
	if c.JSON {
		if err := printJSON(p.out, v); err != nil {
			return err
		}
	} else if err := c.tell(p.out, &v); err != nil {
		return err
	}
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	return nil
}

// record reads a record and prepares its edition.
func (p *program) record(path string) (*replay.Record, *rules.Compiled, error) {
	r, err := p.open(path, aRecord)
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	record, err := replay.Read(r)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	compiled, ok := edition.ByID(record.Edition)
	if !ok {
		return nil, nil, fmt.Errorf("%s: line 1: edition %q; expected one of %s", path,
			record.Edition, strings.Join(edition.IDs(), ", "))
	}
	return record, compiled, nil
}

// print writes the sentences, as far as the match went.
func (c *replayCommand) print(p *program, sentences *bytes.Buffer, err error) error {
	write := func(w io.Writer) error {
		_, err := sentences.WriteTo(w)
		return err
	}
	wrong := error(nil)
	if c.Output == "" {
		wrong = write(folding{p.out, 4})
	} else {
		wrong = save(c.Output, write)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", c.File, err)
	}
	return errors.Join(err, wrong)
}

// play replays the record, says what happens and notes how far it came.
func (c *replayCommand) play(p *program, compiled *rules.Compiled, record *replay.Record,
	v *verdict, n *narrator,
) error {
	var x *game.Exec
	var s *game.State
	err := replay.Play(compiled, record, func(step replay.Step) error {
		x, s = step.Exec, step.State
		if step.Player != game.NoPlayer {
			v.Choices++
		}
		if err := n.tell(x.G, step.Events); err != nil {
			return err
		}
		return p.ctx.Err()
	})
	if s == nil {
		return err
	}
	v.Round, v.Over = int(s.Round), s.Over || record.Agreed()
	if v.Over {
		v.Winner = winner(s.Result)
	} else {
		x.Waiting(s)
		v.Where = x.Where()
	}
	return err
}

// winner returns the number of the player who won, 0 if no one did.
func winner(r game.Result) int {
	switch r {
	case game.Won1:
		return 1
	case game.Won2:
		return 2
	}
	return 0
}

// tell prints the verdict in a sentence, and where the match stands if that is asked for.
func (c *replayCommand) tell(w io.Writer, v *verdict) error {
	var text strings.Builder
	if v.Verified {
		fmt.Fprintf(&text, "%s: verified, %s in %s, %s\n", c.File, count(v.Choices, "choice"),
			count(v.Round, "round"), ending(v))
	}
	if v.Verified && !v.Compared {
		fmt.Fprintf(&text, "%s: %s\n", c.File, replay.NotCompared)
	}
	if v.Verified && c.VerifyDice {
		fmt.Fprintf(&text, "%s: dice verified, %s of chance derived from the secret\n", c.File,
			count(v.Dice, "answer"))
		fmt.Fprintln(&text, c.proof())
	}
	if c.Why && v.Where != "" {
		fmt.Fprintln(&text, v.Where)
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// promised fails where a record is not one of dice to which a player was shown the commitment.
func (c *replayCommand) promised(r *replay.Record) error {
	switch {
	case c.Commitment != "" && !strings.EqualFold(c.Commitment, r.Dice.Commitment):
		return fmt.Errorf("the record's commitment is %s, but you were shown %s", r.Dice.Commitment,
			c.Commitment)
	case c.Commitment != "" && r.Dice.From > 0:
		return fmt.Errorf("the first %d random results come from an earlier record and cannot be verified",
			r.Dice.From)
	case c.Nonce != "" && !takesIn(r, strings.ToLower(c.Nonce)):
		return fmt.Errorf("the dice do not include the nonce %s", c.Nonce)
	}
	return nil
}

// takesIn reports whether dice take in a nonce. Earlier versions of the program mixed those of two partners into one.
func takesIn(r *replay.Record, nonce string) bool {
	mixed := fmt.Sprintf("%x", sha256.Sum256([]byte(nonce)))
	return slices.ContainsFunc(r.Dice.Nonces[:], func(side string) bool {
		return side == mixed || slices.Contains(strings.Split(side, "+"), nonce)
	})
}

// proof says what verified dice prove.
func (c *replayCommand) proof() string {
	switch {
	case c.Commitment == "":
		return "The dice follow from the secret in this record. To check that it is the secret the " +
			"server committed to, add --commitment with the hash you were shown."
	case c.Nonce == "":
		return "Every roll and draw follows from the secret the server committed to before the first " +
			"roll. To check that no one could predict them, add --nonce with your nonce."
	}
	return "Every roll and draw follows from your nonce and from the secret the server committed to " +
		"before it knew your nonce. No one could choose or predict them."
}

// ending says how a match ended.
func ending(v *verdict) string {
	switch {
	case !v.Over:
		return "unfinished"
	case v.Winner == 0:
		return "drawn"
	}
	return v.names[v.Winner-1] + " won"
}

// count writes a number of things.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return strconv.Itoa(n) + " " + thing + "s"
}

// errDrawn ends a replay that has come to the moment to draw.
var errDrawn = errors.New("drawn")

// draw draws a moment of the match.
func (c *replayCommand) draw(p *program, compiled *rules.Compiled, record *replay.Record) error {
	m, err := momentOf(c.SVG)
	if err != nil {
		return err
	}
	var traces draw.Traces
	var wrong error // with the drawing
	picture := func(step replay.Step) error {
		o := draw.Options{Title: m.title(), Traces: &traces, Names: [2]string{
			record.Setup.Squads[0].Name, record.Setup.Squads[1].Name,
		}}
		write := func(w io.Writer) error {
			return draw.SVG(w, step.Exec.G, &step.State.Table, o)
		}
		if c.Output == "" {
			wrong = write(p.out)
		} else {
			wrong = save(c.Output, write)
		}
		return errDrawn
	}
	err = replay.Play(compiled, record, func(step replay.Step) error {
		if n, here := m.reached(&step); here {
			traces.Note(step.Events[:n])
			return picture(step)
		}
		traces.Note(step.Events)
		return p.ctx.Err()
	})
	switch {
	case err == nil:
		return no(fmt.Sprintf("%s: the match has no %s: %s", c.File, m.sought(), m.last()))
	case errors.Is(err, errDrawn):
		return wrong
	}
	return fmt.Errorf("%s: %w", c.File, err)
}

// moment is a place in a match: the end of a round, or one of its choices, counted from 1.
// Round 0 is the set-up.
type moment struct {
	round, choice int
	at, made      int // the round of the last choice seen, and how many were made in it
	most          int // how many were made in the round that is sought
}

// momentOf reads a moment.
func momentOf(text string) (moment, error) {
	round, choice, both := strings.Cut(text, ".")
	var m moment
	var err, err2 error
	m.round, err = strconv.Atoi(round)
	if both {
		m.choice, err2 = strconv.Atoi(choice)
	}
	if err != nil || err2 != nil || m.round < 0 || m.choice < 0 || both && m.choice == 0 {
		return m, fmt.Errorf("--svg %s: expected a round such as 3, or a choice within it such as 3.12",
			text)
	}
	return m, nil
}

// sought names the moment as a part of a match.
func (m *moment) sought() string {
	if m.choice > 0 {
		return fmt.Sprintf("choice %d in round %d", m.choice, m.round)
	}
	return fmt.Sprintf("end of round %d", m.round)
}

// last says how far the match goes, if it does not come to the moment.
func (m *moment) last() string {
	switch {
	case m.at == 0:
		return "it ends during set-up"
	case m.choice > 0 && m.at >= m.round && m.most > 0:
		return fmt.Sprintf("round %d has %s", m.round, count(m.most, "choice"))
	}
	return fmt.Sprintf("it ends in round %d", m.at)
}

// title names the moment.
func (m *moment) title() string {
	switch {
	case m.choice > 0:
		return fmt.Sprintf("Round %d, after choice %d", m.round, m.choice)
	case m.round == 0:
		return "End of setup"
	}
	return fmt.Sprintf("End of round %d", m.round)
}

// reached reports whether a step is the moment, and how many of its events belong to it.
func (m *moment) reached(step *replay.Step) (events int, here bool) {
	if step.Player != game.NoPlayer {
		m.made++
		if m.at == m.round {
			m.most = m.made
		}
	}
	if m.choice > 0 && m.at == m.round && m.made == m.choice {
		return len(step.Events), true
	}
	events = len(step.Events)
	for i := range step.Events {
		if step.Events[i].Kind == game.RoundBegan {
			events = i
			break
		}
	}
	round := int(step.State.Round)
	if m.choice == 0 && m.at == m.round && (round > m.at || step.State.Over) {
		return events, true
	}
	if round != m.at {
		m.at, m.made = round, 0
	}
	return events, false
}
