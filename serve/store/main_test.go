package store

import (
	"os"
	"testing"

	"koiogran/serve/store/pgtest"
)

// postgres is what the tests of PostgreSQL share.
var postgres pgtest.Cluster

func TestMain(m *testing.M) {
	status := m.Run()
	postgres.Stop()
	os.Exit(status)
}
