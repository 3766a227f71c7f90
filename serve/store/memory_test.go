package store_test

import (
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/store/storetest"
)

func TestMemory(t *testing.T) {
	storetest.Run(t, func(*testing.T) store.Store { return store.NewMemory() })
}
