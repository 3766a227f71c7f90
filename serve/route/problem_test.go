package route

import (
	"errors"
	"fmt"
	"net/http"
	"testing"
)

// A refusal keeps its status and what it was made of when it is wrapped.
func TestRefuse_KeepsItsStatus(t *testing.T) {
	taken := Refuse(http.StatusConflict, "%d seats are taken", 2)
	for _, err := range []error{taken, fmt.Errorf("seat 1: %w", taken)} {
		var why Refused
		if !errors.As(err, &why) || why.Status() != 409 || why.Error() != "2 seats are taken" || !errors.Is(err, taken) {
			t.Errorf("%v: got %v", err, why)
		}
	}
	var why Refused
	if err := Invalidf("seat 1: %w", taken); !errors.As(err, &why) || why.Status() != 422 || !errors.Is(err, taken) {
		t.Errorf("an invalid request: %v", why)
	}
}
