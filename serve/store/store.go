// Package store keeps matches on disk. A match is its record: what it began with, and entries
// that are only ever added, one for each choice and each thing that its players agree on. States,
// views and events are computed from it. Beside the matches it keeps notes: accounts, ratings and
// what servers share.
//
// Memory is a Store that ends with the program. The packages below this one hold the others: sqlite for one
// file and one server, postgres for a database that several servers share. All pass the tests of storetest.
package store

import (
	"context"
	"errors"
	"math"
	"time"
)

// The errors of a store.
var (
	// ErrUnknown says that there is no such match or note.
	ErrUnknown = errors.New("store: no such match")
	// ErrConflict says that someone else has added to the match meanwhile: the entries were not
	// added, none of them. Of Create, that there is a match of that id.
	ErrConflict = errors.New("store: the match has moved on")
	// ErrInUse says that another process has the file of a store.
	ErrInUse = errors.New("is in use by another koiogran server; one file serves one server, " +
		"but several servers can share a PostgreSQL database")
	// ErrFull says that what should be kept does not fit on the disk. Nothing was kept.
	ErrFull = errors.New("store: the disk is full")
)

// Seats is how many players a match can have. Those who are not there have nothing.
const Seats = 4

// Match is what a match begins with, and where it stands.
type Match struct {
	ID       string        // 16 characters of base32, chosen at random
	Created  time.Time     // to the microsecond
	Head     string        // the head of its record: edition, options, squads, obstacles
	Bots     [Seats]string // the program in each seat, empty for a person
	Tokens   [Seats][]byte // SHA-256 of the token that each seat began with, empty where none did
	Links    [Seats][]byte // SHA-256 of the link of a seat that began free, empty where none did
	Secret   []byte        // of its dice: 32 bytes
	Program  string        // that began it
	Public   bool          // it is listed for watchers
	Last     int           // the position of its last entry, 0 for none
	Finished bool          // it is over
	Result   string        // as in the end line of a record, empty while it is not over
	Rematch  string        // the match that followed it, if any
	Names    [Seats]string // the names of the squads, for lists
	Idle     time.Duration // since the last entry; filled by Match and List
	Damage   error         // what of it cannot be read, nil if all can; filled by All
}

// Entry is one thing that happened in a match, at a position counted from 1.
type Entry struct {
	At   int
	Kind Kind
	Seat int    // 1 to 4, or 0 for chance and the server
	Text string // of a choice, the words of a record; of others, what Kind says
	Mark uint64 // the fingerprint of the state after it, 0 where none was taken
	Time int64  // when it was made, in microseconds since 1970; 0 where no one noted it
}

// Kind is what an entry is.
type Kind uint8

// The kinds of entries. Their numbers are on disk.
const (
	Choice   Kind = 1  // Text is a choice in the words of a record, Seat 0 for chance
	Takeback Kind = 2  // Text is how many entries of kinds Choice and Time are left, in decimal
	Offer    Kind = 3  // Text is what the seat offers: draw, takeback, rematch; or "no"
	Drawn    Kind = 4  // both sides have agreed on a draw
	Broken   Kind = 5  // a bug ended the match; Text says at what
	Time     Kind = 6  // the time limit has run out
	Brought  Kind = 7  // to an invitation: Text is the squad file of the seat, empty to take it back
	Seated   Kind = 8  // Text is SHA-256 of the token that holds the seat from now on, in hex
	Nonce    Kind = 10 // Text is what the seat adds to the dice, in hex: of an invitation, or of the rematch
	Linked   Kind = 9  // the seat is free; Text is SHA-256 of the link that takes it, in hex
	Terms    Kind = 11 // Text is the clock that was agreed on, in JSON
	Lapsed   Kind = 12 // the seat loses because it did not answer: Text is time or absent
	Named    Kind = 13 // Text is the name of anyone who holds the seat
	Said     Kind = 14 // the seat says Text to the others
	Cleared  Kind = 15 // the seat takes back all that it has said
	Held     Kind = 16 // Text is the account that holds the seat, empty for none
)

// Notice says that a match has gone on. The empty notice says that any match may have: notices of
// earlier entries may have been lost.
type Notice struct {
	ID   string
	Last int // the position of its last entry
}

// Attendance is a seat of a match or of an invitation whose client is connected.
type Attendance struct {
	ID   string
	Seat int // from 1
}

// Never is how long ago someone came who never did.
const Never = time.Duration(math.MaxInt64)

// Archived is something that is kept of a match under a name.
type Archived struct {
	ID, Name string
	Data     []byte
}

// ReportPrefix begins the names under which reports of players are kept.
const ReportPrefix = "report"

// Outage is a time in which no server ran, or none could write, in microseconds since 1970. The
// clocks of matches stand still in it.
type Outage struct{ From, To int64 }

// LongOutage is how long a pause between two beats is at least to be a silence.
const LongOutage = time.Second

// Store keeps matches. It is safe for use by many goroutines. All its methods return as soon as
// ctx is done; what was to be written by then may be written anyway.
type Store interface {
	// Create keeps a new match. It is on disk when Create returns.
	Create(ctx context.Context, m Match) error
	// Match returns a match, or ErrUnknown, or its Damage.
	Match(ctx context.Context, id string) (Match, error)
	// Entries returns the entries of a match behind a position, in order.
	Entries(ctx context.Context, id string, after int) ([]Entry, error)
	// Append adds entries behind the position after, all or none; the first is at after+1. It
	// returns ErrConflict if the last entry is another one. They are on disk when it returns. If
	// result is not empty, the match is over with it; it stays so if more is added without one.
	Append(ctx context.Context, id string, after int, entries []Entry, result string) error
	// Keep keeps something of a match under a name, in place of what was there.
	Keep(ctx context.Context, id, name string, data []byte) error
	// Kept returns what was kept of a match under a name, or ErrUnknown.
	Kept(ctx context.Context, id, name string) ([]byte, error)
	// Erase forgets the texts of the entries of a kind that a seat has made.
	Erase(ctx context.Context, id string, kind Kind, seat int) error
	// ListArchived returns what is kept under names that begin so, of one match or of all where id is
	// empty, the last match first.
	ListArchived(ctx context.Context, id, prefix string, limit int) ([]Archived, error)
	// All returns matches by the order of their ids, those behind an id.
	All(ctx context.Context, after string, limit int) ([]Match, error)
	// Delete deletes a match with all that is kept of it.
	Delete(ctx context.Context, id string) error
	// SetRematch notes that a match was followed by another, once: the first to say so wins, and
	// the match that followed is returned.
	SetRematch(ctx context.Context, id, next string) (string, error)
	// List returns public matches, the newest first, at most limit: those whose head begins in a way, all where
	// that is empty, and those that are not over alone if they are to be going. It begins behind a match, which may
	// be over, or with the newest where after is empty. Damaged ones are left out.
	List(ctx context.Context, head string, going bool, after string, limit int) ([]Match, error)
	// Watch calls f after every Append by any server that shares the store, until ctx is done, and
	// returns the error of ctx. Notices of one match come in order; f must not block. It begins
	// with the empty notice, from when on nothing is missed; another one comes after a lost
	// connection.
	Watch(ctx context.Context, f func(Notice)) error
	// Beat notes that a server is at work, and returns the silences that ended after a time, the
	// one that this beat ends included. It is called often while clocks run.
	Beat(ctx context.Context, now, since time.Time) ([]Outage, error)
	// Attend notes who is connected to this server, for the others.
	Attend(ctx context.Context, here []Attendance) error
	// Attended returns how long ago each seat was last connected to any server that shares the
	// store, Never where it was not. A store of one server alone knows nothing.
	Attended(ctx context.Context, id string) ([Seats]time.Duration, error)
	// Put keeps notes, all or none: ErrConflict says that one of them is not as its version says, and
	// that none was kept.
	Put(ctx context.Context, notes ...Note) error
	// Note returns a note, or ErrUnknown.
	Note(ctx context.Context, kind, key string) (Note, error)
	// Notes returns the notes of a kind, those of an owner or of all where that is empty, the highest
	// rank first, at most limit.
	Notes(ctx context.Context, kind, owner string, limit int) ([]Note, error)
	// AllNotes returns notes by the order of their kinds and keys, those behind one.
	AllNotes(ctx context.Context, after Note, limit int) ([]Note, error)
	// DropOwner deletes all notes of an owner.
	DropOwner(ctx context.Context, owner string) error
	// Ping reports whether the store can do its work: it writes something that changes nothing.
	Ping(ctx context.Context) error
	// Close lets go of it.
	Close() error
}
