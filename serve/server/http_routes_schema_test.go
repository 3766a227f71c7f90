package server

import (
	"os"
	"testing"

	"koiogran/serve/schema"
)

// TestSchema_IsThatOfTheClient fails when messages have changed and the schema from which the
// client's types are generated has not: koiogran serve --schema > web/src/api/schema.json.
func TestSchema_IsThatOfTheClient(t *testing.T) {
	kept, err := os.ReadFile("../../web/src/api/schema.json")
	if err != nil {
		t.Fatal(err)
	}
	if string(kept) != string(schema.Of(new(Server).Routes()).JSON()) {
		t.Error("the schema is stale: koiogran serve --schema > web/src/api/schema.json, then make " +
			"the client's types from it: make client")
	}
}
