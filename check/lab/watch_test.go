package lab

import (
	"context"
	"errors"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
)

// The page and the metrics show how far a run is, who works on it and what failed; names of runs are escaped.
func TestWatch_ShowsRuns(t *testing.T) {
	path := filepath.Join(t.TempDir(), "<run>.lab")
	run := small(t, path)
	if err := run.fail(t.Context(), batch{0, 4, 4}, errors.New("panic: broken")); err != nil {
		t.Fatal(err)
	}
	if err := run.Play(t.Context(), Work{}); err != nil {
		t.Fatal(err)
	}
	w := Watch{Runs: func(ctx context.Context) ([]*Run, error) {
		one, err := OpenFile(ctx, path)
		return []*Run{one}, err
	}}
	get := func(at string) string {
		t.Helper()
		out := httptest.NewRecorder()
		w.Handler().ServeHTTP(out, httptest.NewRequest("GET", at, nil))
		if out.Code != 200 {
			t.Fatalf("%s: %d %s", at, out.Code, out.Body)
		}
		return out.Body.String()
	}
	page, metrics := get("/"), get("/metrics")
	for _, want := range []string{"&lt;run&gt;.lab", "<td>random<td>20<td>24<td>", "matches a second", "panic: broken", "cards"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not on the page:\n%s", want, page)
		}
	}
	for _, want := range []string{`koiogran_lab_matches_played{bots="random",run=`, `koiogran_lab_batches_failed{run=`, "} 20\n", "koiogran_lab_worker_matches"} {
		if !strings.Contains(metrics, want) {
			t.Errorf("%q is not among the metrics:\n%s", want, metrics)
		}
	}
}

// A run that cannot be read, since its file has gone, is said to be so.
func TestWatch_ARunThatIsGone(t *testing.T) {
	w := Watch{Runs: func(ctx context.Context) ([]*Run, error) {
		one, err := OpenFile(ctx, filepath.Join(t.TempDir(), "gone.lab"))
		return []*Run{one}, err
	}}
	for _, at := range []string{"/", "/metrics"} {
		out := httptest.NewRecorder()
		w.Handler().ServeHTTP(out, httptest.NewRequest("GET", at, nil))
		if out.Code != 503 || !strings.Contains(out.Body.String(), "gone.lab") {
			t.Errorf("%s: %d %s", at, out.Code, out.Body)
		}
	}
}
