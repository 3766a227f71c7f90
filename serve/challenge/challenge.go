// Package challenge lets a bot that is a program of its own take challenges on a server: it opens a table, brings a squad, plays
// the player who sits down, and opens the next table.
package challenge

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"time"

	crypto "crypto/rand"

	"koiogran/serve/load"
	"koiogran/serve/stdio"
	"koiogran/serve/wire"
)

// Options say how a bot takes challenges.
type Options struct {
	Server  string // its address
	Session string // the token of the bot's account; empty for a guest
	Name    string // of a guest
	Command string // of the program

	Agreement wire.Agreement
	Squads    []wire.Bring // one is drawn for each match
	Links     []string     // of invitations that it takes in place of opening tables
	Tables    int          // at once
	Matches   int          // after which it stops; 0 for none

	AnswerTime time.Duration // of the program; 0 for the usual one
	Patience   time.Duration // with an opponent who does not bring a squad or does not answer
	Log        io.Writer
}

// Times of a bot that waits.
const (
	Patience = time.Hour       // as Options.Patience has it by default
	again    = 2 * time.Second // until a stream that was cut off is begun again
)

// ErrOptions says that a bot cannot take challenges as it was asked to.
var ErrOptions = errors.New("challenge")

// errLeft says that the opponent has left.
var errLeft = errors.New("the opponent did not go on")

// host takes challenges.
type host struct {
	o      Options
	client *load.Client

	mu    sync.Mutex
	begun int // matches and tables
}

// newHost checks the options.
func newHost(o Options) (*host, error) {
	if o.Tables < 1 || o.Matches < 0 || len(o.Squads) == 0 || !stdio.Named(o.Command) {
		return nil, fmt.Errorf("%w: expected at least one table, one squad and the command of a program", ErrOptions)
	}
	if o.Patience == 0 {
		o.Patience = Patience
	}
	return &host{o: o, client: load.NewClient(strings.TrimSuffix(o.Server, "/"))}, nil
}

// Run takes challenges until ctx is done, or until the matches of the options are played.
func Run(ctx context.Context, o Options) error {
	h, err := newHost(o)
	if err != nil {
		return err
	}
	defer h.client.Close()
	if len(o.Links) > 0 {
		return h.takeAll(ctx)
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var group sync.WaitGroup
	errs := make(chan error, o.Tables)
	for range o.Tables {
		group.Go(func() {
			if err := h.tables(ctx); err != nil {
				errs <- err
				stop() // the other tables would fail alike
			}
		})
	}
	group.Wait()
	select {
	case err := <-errs:
		return err
	default:
		return nil
	}
}

// takeAll takes the links one after another.
func (h *host) takeAll(ctx context.Context) error {
	for _, link := range h.o.Links {
		parts := strings.Split(strings.TrimRight(link, "/"), "/")
		if len(parts) < 2 {
			return fmt.Errorf("%w: the link %s; expected one that ends with the id of an invitation, / and its secret", ErrOptions, link)
		}
		id, secret := parts[len(parts)-2], parts[len(parts)-1]
		made, err := h.client.TakeInvitation(ctx, id, wire.Take{Link: secret, Name: h.guest()}, h.o.Session)
		if err == nil {
			err = h.meet(ctx, load.Seat{Match: id, Token: made.Token})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Join plays the match of an invitation in a seat that is taken already.
func Join(ctx context.Context, o Options, seat wire.Created) error {
	h, err := newHost(o)
	if err != nil {
		return err
	}
	defer h.client.Close()
	return h.meet(ctx, load.Seat{Match: seat.ID, Token: seat.Token})
}

// guest returns the name of the bot where no account has one.
func (h *host) guest() string {
	if h.o.Session != "" {
		return ""
	}
	return h.o.Name
}

// more reports whether one more table is to be opened.
func (h *host) more() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.begun++
	return h.o.Matches == 0 || h.begun <= h.o.Matches
}

// tables opens one table after another. A failure of the server is waited out; a refusal is not.
func (h *host) tables(ctx context.Context) error {
	for h.more() {
		for {
			err := h.table(ctx)
			if ctx.Err() != nil {
				return nil
			}
			if err == nil {
				break
			}
			var refused *load.Refused
			if errors.As(err, &refused) && refused.Status < 500 && refused.Status != http.StatusTooManyRequests || errors.Is(err, ErrOptions) {
				return err
			}
			h.say("%v", err)
			if errors.Is(err, errLeft) {
				break
			}
			if !pause(ctx, again) {
				return nil
			}
		}
	}
	return nil
}

// table opens a table and plays the match at it.
func (h *host) table(ctx context.Context) error {
	made, err := h.client.Invite(ctx, wire.NewInvitation{Open: true, Host: h.guest(), Agreement: h.o.Agreement}, h.o.Session)
	if err != nil {
		return err
	}
	h.say("table %s is open", made.ID)
	return h.meet(ctx, load.Seat{Match: made.ID, Token: made.Token})
}

// meet brings a squad to an invitation, waits for the opponent and plays.
func (h *host) meet(ctx context.Context, seat load.Seat) error {
	b := h.o.Squads[rand.IntN(len(h.o.Squads))]
	var nonce [16]byte
	if _, err := crypto.Read(nonce[:]); err != nil {
		return err
	}
	b.Nonce = hex.EncodeToString(nonce[:])
	stands, err := h.client.Bring(ctx, seat, b)
	if err != nil {
		return err
	}
	match := stands.Match
	if match == "" {
		if match, err = h.wait(ctx, seat); err != nil {
			return err
		}
	}
	return h.play(ctx, load.Seat{Match: match, Token: seat.Token})
}

// wait follows an invitation until its match begins. Once the seat is taken, the opponent has the patience of the options.
func (h *host) wait(ctx context.Context, seat load.Seat) (match string, err error) {
	ctx, leave := context.WithCancelCause(ctx)
	defer leave(nil)
	var late *time.Timer
	for match == "" && ctx.Err() == nil {
		there, enough := context.WithCancel(ctx)
		err = h.client.FollowInvitation(there, seat, func(m load.Message) {
			var stands wire.Invitation
			if json.Unmarshal(m.Data, &stands) != nil {
				return
			}
			if len(stands.Free) == 0 && late == nil {
				h.say("%s sits down at table %s", opponent(stands.Names, stands.Seat), seat.Match)
				late = time.AfterFunc(h.o.Patience, func() { leave(errLeft) })
			}
			if stands.Match != "" {
				match = stands.Match
				enough()
			}
		})
		enough()
		var refused *load.Refused
		if match != "" || errors.As(err, &refused) && refused.Status < 500 {
			break
		}
		pause(ctx, again)
	}
	if late != nil {
		late.Stop()
	}
	if match != "" {
		return match, nil
	}
	if context.Cause(ctx) != nil {
		return "", context.Cause(ctx)
	}
	return "", err
}

// opponent returns the name of the player in the other seat.
func opponent(names []string, own wire.Seat) string {
	for i, name := range names {
		if i+1 != int(own) && name != "" {
			return name
		}
	}
	return "someone"
}

// say writes a line to the log.
func (h *host) say(format string, args ...any) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.o.Log != nil {
		fmt.Fprintf(h.o.Log, "koiogran: "+format+"\n", args...)
	}
}

// pause waits for a time or until ctx is done, and reports whether the time has passed.
func pause(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
		return false
	}
}
