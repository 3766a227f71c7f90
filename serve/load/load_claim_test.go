package load

import (
	"context"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"koiogran/serve/wire"
)

// claim is a free seat that someone takes while the server is killed.
type claim struct {
	made     wire.Created
	token    string
	answered bool
}

// claims are those under way.
type claims struct {
	work sync.WaitGroup
	mu   sync.Mutex
	list []*claim

	checked, silent int
}

// claimants is how many take seats at once.
const claimants = 3

// begin lets seats be taken until the server is gone.
func (c *claims) begin(t *testing.T, p *process, rnd *rand.Rand) {
	for range claimants {
		mine := rand.New(rand.NewPCG(rnd.Uint64(), 2))
		c.work.Go(func() {
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			for {
				made, err := p.client.Create(ctx, wire.NewMatch{Seats: []wire.NewSeat{
					{Who: "you", Ready: "ready-rebels"}, {Who: "friend", Ready: "ready-empire"},
				}})
				if err != nil {
					return
				}
				one := &claim{made: made, token: token(mine)}
				c.mu.Lock()
				c.list = append(c.list, one)
				c.mu.Unlock()
				if _, err := p.client.TakeAs(ctx, made, one.token); err != nil {
					return
				}
				one.answered = true
			}
		})
	}
}

// token draws a token.
func token(rnd *rand.Rand) string {
	var raw [32]byte
	for i := 0; i < len(raw); i += 8 {
		binary.LittleEndian.PutUint64(raw[i:], rnd.Uint64())
	}
	return base64.RawURLEncoding.EncodeToString(raw[:])
}

// check takes the seats again, by the tokens that were sent: anyone who was answered or not holds theirs, and
// no one else can take it.
func (c *claims) check(t *testing.T, p *process) {
	t.Helper()
	for _, one := range c.list {
		if one.answered {
			if _, err := p.client.State(t.Context(), Seat{one.made.ID, one.token}); err != nil {
				t.Errorf("match %s: a seat that was taken is not: %v", one.made.ID, err)
			}
		}
		got, err := p.client.TakeAs(t.Context(), one.made, one.token)
		if err != nil || got.Seat != 2 || got.Token != one.token {
			t.Errorf("match %s, answered %v: taken again: %+v, %v", one.made.ID, one.answered, got, err)
		}
		_, err = p.client.Take(t.Context(), one.made)
		var refused *Refused
		if !errors.As(err, &refused) || refused.Status != 410 {
			t.Errorf("match %s: someone else takes it: %v", one.made.ID, err)
		}
		c.checked++
		if !one.answered {
			c.silent++
		}
	}
	c.list = nil
}
