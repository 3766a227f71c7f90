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
