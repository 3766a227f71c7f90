package server

import (
	"encoding/json"
	"net/http"
)

// Schema returns the schema of the protocol: OpenAPI 3.1 in JSON, the same bytes each time.
func Schema() []byte {
	text, err := json.MarshalIndent(new(Server).API(http.NewServeMux()).OpenAPI(), "", "  ")
	if err != nil {
		panic("server: its schema: " + err.Error()) // the messages are wrong
	}
	return append(text, '\n')
}
