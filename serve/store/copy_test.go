package store_test

import (
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/store/storetest"
)

// Another match of the same id is not overwritten.
func TestCopy_RefusesAnotherMatchOfTheSameID(t *testing.T) {
	from, to := store.NewMemory(), store.NewMemory()
	storetest.Create(t, from, "one")
	other := storetest.Match("one")
	other.Head = "other"
	if err := to.Create(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Copy(t.Context(), to, from); err == nil {
		t.Error("it is copied over")
	}
}
