//go:build js

package browser

import (
	"syscall/js"
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/store/storetest"
)

// opened opens a database that the script around the tests makes, until the test is over.
func opened(t *testing.T, name string) *Store {
	t.Helper()
	s, err := Open(t.Context(), js.Global().Call("koiogranDatabase", name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store { return opened(t, t.Name()) })
}

// Two tabs are two servers: of two that add at the same position one is kept, and each hears of the other.
func TestAppend_OneOfTwoTabsIsKept(t *testing.T) {
	here, there := opened(t, t.Name()), opened(t, t.Name())
	storetest.Create(t, here, "one")
	news := storetest.Watch(t, there)
	for at := range 20 {
		kept := 0
		for err := range storetest.Together(2, func(i int) error {
			return [...]*Store{here, there}[i].Append(t.Context(), "one", at, storetest.Entries(at+1, at+1), "")
		}) {
			if err == nil {
				kept++
			}
		}
		if kept != 1 {
			t.Fatalf("position %d was kept %d times; expected once", at+1, kept)
		}
		for n := range news {
			if n.Last == at+1 {
				break
			}
		}
	}
}
