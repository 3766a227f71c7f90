package server

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/store/sqlite"
	"koiogran/serve/wire"
)

// The databases of older versions of the program, with the tables of a version, and for each of the
// three games a match that is over and one in progress.
var older = map[string][]string{
	"v1": {
		"3opqea3xjncrtgpu", "hicebikikqkkxkyz", "6tiwlnohgf7f4wen", "otl6eo7uqm6vcfrn",
		"xtywlxl63fvv7zng", "atl6te6bfrafofzr",
	},
	"v3": {
		"btnz6q4ct2t3siag", "ptux4dmzjzhokwga", "evnwgod3c5irpvlw", "bbj64mvn7ks4calp",
		"i4gruz7rugj4ksry", "qym4vhht35ph3dg3",
	},
	"v5": { // the last one in which all matches have two players
		"ppfyfukayw4svovf", "tw3tjetqdtgpj44n", "cg5sh3bkchupi5ri", "r4s4cyj2ceeu65j6",
		"kueluxet3v6mpmxe", "t4od6co2naiu4yjo",
	},
	"v6": { // the first one with matches in teams, the last of these
		"polm7xznp54fcsqj", "ewhupo4u3lx47jgo", "7jwpbz75xrzwezcw", "kvbqv2mnfj53mgxi",
		"khsdlopgd2zh7hsx", "wdgcfyot22oiczkm", "yh3lnwboijwcxfxe",
	},
}

// opened returns a copy of the database of an older version.
func opened(t *testing.T, version string) store.Store {
	t.Helper()
	packed, err := os.ReadFile(filepath.Join("testdata", version+".db.gz"))
	if err != nil {
		t.Fatal(err)
	}
	zip, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(zip)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "older.db")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := sqlite.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if *where != "postgres" {
		return s
	}
	moved := emptyStore(t) // as an operator who moves
	if _, err := store.Copy(t.Context(), moved, s); err != nil {
		t.Fatal(err)
	}
	return moved
}

// Whatever the rules have become since, the server sends every match of an older database, or the reason why it cannot
// continue. The record of a finished match is always available.
func TestOlder_DatabasesAreOpened(t *testing.T) {
	t.Parallel()
	for version, ids := range older {
		t.Run(version, func(t *testing.T) {
			o := everyReady(t)
			o.Store = opened(t, version)
			s := serve(t, o)
			for _, id := range ids {
				m, err := o.Store.Match(t.Context(), id)
				if err != nil {
					t.Fatal(err)
				}
				path := "/api/v1/matches/" + id
				status, text := s.call("GET", path, "", nil, nil)
				record, _ := s.call("GET", path+"/record", "", nil, nil)
				switch {
				case m.Finished && record != http.StatusOK:
					t.Errorf("%s: its record: %d", id, record)
				case status == http.StatusOK && (m.Finished || version != "v1"):
				case m.Finished && version == "v1" && strings.Contains(text, "match was played under a different version of the rules; only its record is available"):
				case !m.Finished && status == 409 && strings.Contains(text, "match was started under a different version of the rules and cannot continue here"):
				default:
					t.Errorf("%s: over %v, %d %.300s", id, m.Finished, status, text)
				}
			}
		})
	}
}

// An invitation of a database without partners goes on: the squad that was brought is still there, and the match of
// two begins with the second one. A match in teams is kept beside it, and the matches from before have no partners.
func TestOlder_ADatabaseWithoutPartnersTakesTeams(t *testing.T) {
	const id, host, guest = "5afio7nbqsnfjjlq", "-IQJKT5WpovDJL10rW6MIOJ1WF1tz5Q7LgXV-MrP4_I",
		"6Y5-aR_iB4VND_11KxFUlb6ckB6eHlkfHfLHy9hOzLw"
	kept := opened(t, "v5")
	s := teamServer(t, kept)
	if one, _ := s.invitation(id, host); one.Squad == nil || one.Squad.Name != "Dark Hour" || one.Seats != 0 {
		t.Fatalf("the host finds %+v", one)
	}
	match := s.bring(id, guest, wire.Bring{Ready: teamSquads[0]}).Match
	if state := s.state(match, guest); state.Match.Seat != 2 || len(state.Match.Players) != 2 {
		t.Errorf("the guest finds %+v", state.Match.Players)
	}
	team, tokens := s.team(teamMatch("you", "bot", "bot", "friend"))
	s.call("POST", "/api/v1/matches/"+team+"/answers", tokens[0], wire.Answer{Answer: concede}, nil)
	again := teamServer(t, kept)
	if state := again.state(team, tokens[3]); len(state.Match.Players) != 4 || state.Result == nil || state.Result.Winner != 2 {
		t.Errorf("the match in teams: %+v, %+v", state.Match.Players, state.Result)
	}
	for _, id := range append(older["v5"], match) {
		m, err := kept.Match(t.Context(), id)
		if err != nil || m.Bots[2] != "" || m.Names[3] != "" || m.Tokens[2] != nil || m.Links[3] != nil {
			t.Errorf("%s: %+v, %v", id, m, err)
		}
	}
}
