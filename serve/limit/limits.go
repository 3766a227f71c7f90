// Package limit holds how much a server lets others do: limits by seat and account first and by address then, and queues
// in which requests wait that take long.
package limit

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Limits are how much the server lets others do. A zero stands for no limit.
type Limits struct {
	Requests float64 // in a second from one address, and with one token
	Burst    int     // how many of them at once
	Creates  float64 // matches made in a minute from one address
	Heavy    float64 // replays and searches in a minute from one address
	Accounts float64 // made in a day from one address
	Streams  int     // open at once for one seat, and from one address those that have not said hello
	Watchers int     // streams open at once from one address
	Tables   int     // matches in memory

	Answers      int   // under way at once to one address, and eight times as many in all
	AnswerBytes  int64 // of them to one address, and eight times as many in all
	Entries      int   // choices of one match, and as many offers and takebacks
	StreamsInAll int   // open at once
	Connections  int   // open at once from one address, without streams; behind a proxy, requests under way
}

// Standard suit a server on a small machine.
func Standard() Limits {
	return Limits{Requests: 30, Burst: 600, Creates: 30, Heavy: 60, Accounts: 40, Streams: 40, Watchers: 600, Tables: 5000,
		Answers: 48, AnswerBytes: 32 << 20, Entries: 8000, StreamsInAll: 10_000, Connections: 400}
}

// Set changes a limit by its name; 0 lifts it.
func (l *Limits) Set(name string, n float64) error {
	if !(n >= 0 && n <= mostLimit) { // nor a number that is none
		return fmt.Errorf("limit %s is %v; expected 0 to %v", name, n, int64(mostLimit))
	}
	switch name {
	case "requests":
		l.Requests = n
	case "burst":
		l.Burst = limitOf(n)
	case "creates":
		l.Creates = n
	case "heavy":
		l.Heavy = n
	case "accounts":
		l.Accounts = n
	case "streams":
		l.Streams = limitOf(n)
	case "watchers":
		l.Watchers = limitOf(n)
	case "streams-in-all":
		l.StreamsInAll = limitOf(n)
	case "connections":
		l.Connections = limitOf(n)
	case "matches":
		l.Tables = limitOf(n)
	case "answers":
		l.Answers = limitOf(n)
	case "answer-bytes":
		l.AnswerBytes = int64(n)
	case "entries":
		l.Entries = limitOf(n)
	default:
		return fmt.Errorf("there is no limit %q; expected one of %s", name, strings.Join(limitNames[:], ", "))
	}
	return nil
}

// mostLimit is how high a limit can be set; 0 lifts it.
const mostLimit = 1_000_000_000_000

// limitOf returns a limit as a whole number, the highest that there is on machines of 32 bits.
func limitOf(n float64) int { return int(min(n, math.MaxInt32)) }

// limitNames are the names of limits.
var limitNames = [...]string{"requests", "burst", "creates", "heavy", "accounts", "streams", "watchers", "streams-in-all",
	"connections", "matches", "answers", "answer-bytes", "entries"}

// Read reads a limit as it is written on a command line: its name and a number.
func Read(l *Limits, words string) error {
	name, number, ok := strings.Cut(words, "=")
	n, err := strconv.ParseFloat(number, 64)
	if !ok || err != nil {
		return fmt.Errorf("limit %q: expected a name and a number, such as requests=60", words)
	}
	return l.Set(name, n)
}
