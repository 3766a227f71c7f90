package secrets

import (
	"crypto/rand"
	"errors"
	"strings"
	"testing"

	"koiogran/serve/store"
)

// All servers of a store open what one of them has sealed, as what it was sealed.
func TestSeals_OpenAtEveryServerOfAStore(t *testing.T) {
	in := store.NewMemory()
	one, other := NewSeals(in, Source{rand.Reader}), NewSeals(in, Source{rand.Reader})
	sealed, err := one.Seal(t.Context(), "dice", []byte("six"))
	if err != nil {
		t.Fatal(err)
	}
	if text, err := other.Open(t.Context(), "dice", sealed); err != nil || string(text) != "six" {
		t.Errorf("%q, %v", text, err)
	}
	stranger := NewSeals(store.NewMemory(), Source{rand.Reader})
	if _, err := stranger.Open(t.Context(), "dice", sealed); !errors.Is(err, ErrSeal) {
		t.Errorf("a server of another store: %v", err)
	}
	for what, wrong := range map[string]string{"another": sealed[:len(sealed)-2] + "AA", "nothing": "", "no letters": "?"} {
		if _, err := one.Open(t.Context(), "dice", wrong); !errors.Is(err, ErrSeal) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := one.Open(t.Context(), "ceremony", sealed); !errors.Is(err, ErrSeal) {
		t.Errorf("as another kind: %v", err)
	}
}

// A source that ends is an error: nothing is drawn of fewer bytes.
func TestSource_ThatEnds(t *testing.T) {
	if token, err := (Source{strings.NewReader("few")}).Token(); err == nil {
		t.Errorf("drew %s", token)
	}
	if own, err := (Source{strings.NewReader("")}).TokenOr("mine"); err != nil || own != "mine" {
		t.Errorf("%s, %v", own, err)
	}
}
