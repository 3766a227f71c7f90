package server

import (
	"io"
	"net/http"
	"testing"
)

func TestPacked_LargeMessagesAlone(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for path, want := range map[string]string{"/matches/" + m.ID: "gzip", "/matches": ""} {
		r, err := http.NewRequest("GET", s.url+"/api/v1"+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", "gzip") // the transport then leaves the answer as it is
		got, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer got.Body.Close()
		body, err := io.ReadAll(got.Body)
		if err != nil || got.Header.Get("Content-Encoding") != want {
			t.Errorf("%s: %q, %d bytes, %v; want %q", path, got.Header.Get("Content-Encoding"),
				len(body), err, want)
		}
	}
}

// What a client says of gzip is honored: a quality of 0 forbids it, and everything that is not named is as the star.
func TestPacked_AsTheClientTakesIt(t *testing.T) {
	for header, want := range map[string]bool{
		"": false, "gzip": true, "GZIP": true, "deflate, gzip;q=0.5": true, "gzip;q=0": false, "gzip; q=0.0": false,
		"*": true, "*;q=0": false, "gzip;q=0, *": false, "identity, *;q=0.1": true, "x-gzip": true, "bzip2": false, "notgzip": false,
	} {
		if got := takesGzip([]string{header}); got != want {
			t.Errorf("%q: %t", header, got)
		}
	}
}
