package server

import (
	"net/url"
	"strings"
	"testing"

	"koiogran/serve/wire"
)

// Addresses and words with letters that no database keeps name nothing; they are not bug of the server.
func TestPaths_OfLettersThatNoDatabaseKeeps(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada := s.join("Ada")
	for _, letter := range []string{"\x00", "\xff", "\\", "'", "%", "\u202e", "../../../../../../"} {
		id := url.PathEscape(strings.Repeat(letter, 16)[:16])
		for _, path := range []string{"/matches/" + id, "/matches/" + id + "/record", "/invitations/" + id} {
			s.notBroken("GET", path, "", nil)
		}
		for _, path := range []string{"/matches/" + id + "/seat", "/tables/" + id + "/seat"} {
			s.notBroken("POST", path, ada.token, wire.Take{Link: "x"})
		}
		s.notBroken("DELETE", "/account/seats/"+id, ada.token, nil)
		s.notBroken("DELETE", "/account/passkeys/"+id, ada.token, nil)
		s.notBroken("GET", "/ladder/"+id, "", nil)
		raw := strings.Repeat(letter, 16)[:16]
		s.notBroken("POST", "/account/seats", ada.token, wire.AccountSeat{ID: raw, Token: "x"})
		s.notBroken("POST", "/turns", "", wire.MySeats{Seats: []wire.MySeat{{ID: raw, Token: "x"}}})
		s.notBroken("POST", "/replays/matches", "", map[string]any{"match": raw, "at": 1,
			"seats": []map[string]string{{"who": "you"}, {"who": "bot"}}})
	}
}

// notBroken fails where a request is answered as a bug of the server is.
func (s *service) notBroken(method, path, token string, in any) {
	s.t.Helper()
	if status, text := s.call(method, "/api/v1"+path, token, in, nil); status >= 500 {
		s.t.Errorf("%s %s: %d %s", method, path, status, text)
	}
}
