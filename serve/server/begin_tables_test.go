package server

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// tablesNow returns the open tables, as they are now.
func (s *service) tablesNow() []wire.OpenTable {
	s.t.Helper()
	s.waiting.at = s.waiting.at.Add(-2 * listed)
	var list []wire.OpenTable
	if status, text := s.call("GET", "/api/v1/tables", "", nil, &list); status != 200 {
		s.t.Fatalf("%d %s", status, text)
	}
	return list
}

// pairUp asks for an opponent.
func (s *service) pairUp(host string) wire.Created {
	s.t.Helper()
	var out wire.Created
	in := wire.Pair{Edition: s.o.Editions[0].ID, Host: host}
	if status, text := s.call("POST", "/api/v1/tables", "", in, &out); status != 201 {
		s.t.Fatalf("%d %s", status, text)
	}
	return out
}

// Two who press the same button meet: the first waits, the second sits down with the first.
func TestTables_TwoStrangersMeet(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		s := serve(t, o)
		first := s.pairUp("Ada")
		list := s.tablesNow()
		if len(list) != 1 || list[0].Host != "Ada" || list[0].Seat != 2 || list[0].ID != first.ID {
			t.Fatalf("open tables: %+v", list)
		}
		second := s.pairUp("Ben")
		if second.ID != first.ID || second.Token == first.Token || second.Seat != 2 {
			t.Fatalf("%+v and %+v do not meet", first, second)
		}
		if list := s.tablesNow(); len(list) != 0 {
			t.Errorf("the table is still open: %+v", list)
		}
		s.bring(first.ID, first.Token, wire.Bring{Ready: s.o.Squads[0].ID})
		if two := s.bring(first.ID, second.Token, wire.Bring{Ready: s.o.Squads[1].ID}); two.Match == "" {
			t.Error("no match begins")
		}
	})
}

// A table whose host has left is gone at once, though servers tell each other for a while that they are there, unless the
// host is connected to another one.
func TestTables_OfAHostWhoHasLeft(t *testing.T) {
	kept := emptyStore(t)
	s, other := serve(t, options(t, kept)), serve(t, options(t, kept))
	first := s.pairUp("Ada")
	s.patience, other.patience = 0, 0
	g := &guest{seat: first.Seat.Player(), news: make(chan struct{}, 1)}
	tell := func(by *service) {
		t.Helper()
		if err := kept.Attend(t.Context(), by.connectedSeats()); err != nil {
			t.Fatal(err)
		}
	}
	listed := func(when string, want int) {
		t.Helper()
		if list := s.tablesNow(); len(list) != want {
			t.Errorf("%s: open tables %+v, want %d", when, list, want)
		}
	}
	listed("before the host comes", 0)
	s.arrive(first.ID, g)
	tell(s)
	listed("while the host waits", 1)
	s.depart(first.ID, g)
	listed("after the host has left", 0)
	other.arrive(first.ID, g)
	tell(other)
	listed("while the host waits at another server", map[bool]int{true: 1}[*where == "postgres"]) // others serve one server
	other.depart(first.ID, g)
}

// Of many players who join at once, only one gets the seat; all others get an error.
func TestTables_OneOfManyGetsTheSeat(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	table := s.pairUp("")
	var wait sync.WaitGroup
	var mu sync.Mutex
	got := map[int]int{}
	for range 8 {
		wait.Go(func() {
			status, _ := s.call("POST", "/api/v1/tables/"+table.ID+"/seat", "", nil, nil)
			mu.Lock()
			defer mu.Unlock()
			got[status]++
		})
	}
	wait.Wait()
	if got[201] != 1 || got[409] != 7 {
		t.Errorf("answers by status: %v, want one 201 and seven 409", got)
	}
}

// An invitation to a friend is not an open table, and a match that is watched neither.
func TestTables_InvitationsToFriendsStayClosed(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var friend wire.Created
	in := wire.NewInvitation{Agreement: wire.Agreement{Edition: s.o.Editions[0].ID, Public: true}}
	s.call("POST", "/api/v1/invitations", "", in, &friend)
	s.create("you", "friend")
	if list := s.tablesNow(); len(list) != 0 {
		t.Errorf("open tables: %+v", list)
	}
	if status, text := s.call("POST", "/api/v1/tables/"+friend.ID+"/seat", "", nil, nil); status != 409 ||
		!strings.Contains(text, "no longer open") {
		t.Errorf("%d %s", status, text)
	}
	var watched []wire.Listed
	s.pairUp("")
	s.call("GET", "/api/v1/matches", "", nil, &watched)
	for _, m := range watched {
		if m.Edition == "" {
			t.Errorf("a table is listed as a match: %+v", m)
		}
	}
}

// A table with other settings is not one for those who want the usual match.
func TestTables_PairsForTheUsualMatchAlone(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var other wire.Created
	in := wire.NewInvitation{Open: true, Host: " Cay  Dee ", Agreement: agreeing("round-limit", 2)}
	in.Edition = s.o.Editions[0].ID
	s.call("POST", "/api/v1/invitations", "", in, &other)
	if list := s.tablesNow(); len(list) != 1 || list[0].Host != "Cay Dee" || len(list[0].Settings) == 0 {
		t.Fatalf("open tables: %+v", list)
	}
	if mine := s.pairUp(""); mine.ID == other.ID {
		t.Error("paired at a table with a round limit")
	}
	in.Host = "a\x00b"
	if status, _ := s.call("POST", "/api/v1/invitations", "", in, nil); status != 422 {
		t.Errorf("a name with a zero byte: %d", status)
	}
}

// Anyone who sits down by a token of their own and does not hear the answer is there anyway; no one else does.
func TestTables_WhoDoesNotHearTheAnswerSitsDownAgain(t *testing.T) {
	const own, other = "0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE", "x123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"
	s := serve(t, options(t, emptyStore(t)))
	table := s.pairUp("Ada")
	for range 2 {
		status, got := s.seatCall("tables", table.ID, "seat", "", wire.Sit{Name: "Bo", Token: own})
		if status != 201 || got.Seat != 2 || got.Token != own {
			t.Fatalf("%d %+v", status, got)
		}
	}
	for _, in := range []wire.Sit{{Name: "Bo"}, {Name: "Bo", Token: other}} {
		if status, _ := s.seatCall("tables", table.ID, "seat", "", in); status == 201 {
			t.Errorf("%+v takes a seat that is taken", in)
		}
	}
	if status, text := s.call("GET", "/api/v1/invitations/"+table.ID, own, nil, nil); status != 200 {
		t.Errorf("%d %s", status, text)
	}
}

// A player who does not get the answer asks again with the same token and gets the same seat: the first, who waits, and
// the second, who joined the first, but no one else.
func TestTables_WhoDoesNotHearTheAnswerPairsAgain(t *testing.T) {
	const one, two = "0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE", "x123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"
	s := serve(t, options(t, emptyStore(t)))
	var table string
	for seat, token := range []string{one, two} {
		for range 2 {
			var out wire.Created
			in := wire.Pair{Edition: s.o.Editions[0].ID, Token: token}
			if status, text := s.call("POST", "/api/v1/tables", "", in, &out); status != 201 {
				t.Fatalf("%d %s", status, text)
			}
			if table == "" {
				table = out.ID
			}
			if out.ID != table || out.Token != token || int(out.Seat) != seat+1 {
				t.Fatalf("%+v, want seat %d of %s", out, seat+1, table)
			}
		}
	}
	if list := s.tablesNow(); len(list) != 0 {
		t.Errorf("tables left over: %+v", list)
	}
}

// setTables sets open tables of another clock, without a stream of their hosts.
func (s *service) setTables(n int) []wire.Created {
	s.t.Helper()
	list := make([]wire.Created, n)
	for i := range list {
		in := wire.NewInvitation{Open: true, Agreement: wire.Agreement{
			Edition: s.o.Editions[0].ID, Settings: map[string]int{"clock": 30}}}
		if status, text := s.call("POST", "/api/v1/invitations", "", in, &list[i]); status != 201 {
			s.t.Fatalf("a table: %d %s", status, text)
		}
	}
	return list
}

// Anyone who has waited longest is found, however many have met since.
func TestTables_ThoseThatAreTakenHideNobody(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	first := s.pairUp("Ada")
	for _, other := range s.setTables(mostTables + 1) {
		s.expect(201, "POST", "/api/v1/tables/"+other.ID+"/seat", "", nil)
	}
	if list := s.tablesNow(); len(list) != 1 || list[0].ID != first.ID {
		t.Errorf("%d tables are open", len(list))
	}
	if second := s.pairUp("Ben"); second.ID != first.ID {
		t.Error("they do not meet")
	}
}

// Anyone who waits with the page open is found, however many tables others have set since.
func TestTables_ThoseThatAreLeftHideNobodyWhoWaits(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	first := s.pairUp("Ada")
	s.streamed(t.Context(), first.ID, first.Token).ReadString('\n')
	s.setTables(mostTables + 1)
	if list := s.tablesNow(); len(list) != mostTables+1 || list[0].ID != first.ID {
		t.Errorf("%d tables are open, the first one is not hers", len(list))
	}
}

// A new token of the host takes no one's seat.
func TestTables_StayOpenWhenTheHostsTokenIsReplaced(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	first := s.pairUp("Ada")
	s.expect(201, "POST", "/api/v1/invitations/"+first.ID+"/token", first.Token, nil)
	if list := s.tablesNow(); len(list) != 1 {
		t.Errorf("%d tables are open", len(list))
	}
}

// Anyone who is signed in does not meet themselves in another tab.
func TestTables_NobodyMeetsThemselves(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada := s.join("Ada")
	in := wire.Pair{Edition: s.o.Editions[0].ID}
	var one, two wire.Created
	for _, out := range []*wire.Created{&one, &two} {
		if status, text := s.call("POST", "/api/v1/tables", ada.token, in, out); status != 201 {
			t.Fatalf("%d %s", status, text)
		}
	}
	if one.ID == two.ID {
		t.Error("she is in both seats")
	}
	s.expect(409, "POST", "/api/v1/tables/"+one.ID+"/seat", ada.token, nil)
}

// Of many who press at once no one waits beside someone else who waits for the same.
func TestTables_ManyWhoPressAtOnceMeet(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	const people = 24
	ids := make([]string, people)
	var wait sync.WaitGroup
	for i := range ids {
		wait.Go(func() {
			var out wire.Created
			s.call("POST", "/api/v1/tables", "", wire.Pair{Edition: s.o.Editions[0].ID}, &out)
			ids[i] = out.ID
		})
	}
	wait.Wait()
	tables := map[string]int{}
	for _, id := range ids {
		tables[id]++
	}
	if len(tables) != people/2 || len(s.tablesNow()) != 0 {
		t.Errorf("%d people are at %d tables, and %d of those wait", people, len(tables), len(s.tablesNow()))
	}
}

// blind is a store that lists no table before two have been created.
type blind struct {
	store.Store
	set atomic.Int32
}

func (b *blind) Create(ctx context.Context, m store.Match) error {
	err := b.Store.Create(ctx, m)
	for b.set.Add(1); b.set.Load() < 2; { // the other server is about to
		time.Sleep(time.Millisecond)
	}
	return err
}

func (b *blind) List(ctx context.Context, head string, going bool, after string, limit int) ([]store.Match, error) {
	if b.set.Load() < 2 {
		return nil, nil
	}
	return b.Store.List(ctx, head, going, after, limit)
}

// Two who press at the same moment at two servers meet: neither has found the other's table.
func TestTables_TwoWhoPressAtOnceAtTwoServersMeet(t *testing.T) {
	kept := &blind{Store: emptyStore(t)}
	servers := []*service{serve(t, options(t, kept)), serve(t, options(t, kept))}
	out := make([]wire.Created, len(servers))
	var wait sync.WaitGroup
	for i, s := range servers {
		wait.Go(func() { out[i] = s.pairUp("") })
	}
	wait.Wait()
	if out[0].ID != out[1].ID || out[0].Seat == out[1].Seat {
		t.Errorf("%+v and %+v do not meet", out[0], out[1])
	}
	if list := servers[0].tablesNow(); len(list) != 0 {
		t.Errorf("open tables: %+v", list)
	}
}
