package schema_test

import (
	"encoding/json"
	"testing"

	"koiogran/serve/schema"
	"koiogran/serve/server"
)

// Anyone who generates a client from the schema learns how requests prove whose they are, and what a refusal
// looks like.
func TestOf_DescribesTokensAndProblems(t *testing.T) {
	var doc struct {
		Components struct {
			SecuritySchemes map[string]struct{ Type, Scheme string }
		}
		Paths map[string]map[string]struct {
			Security  []map[string][]string
			Responses map[string]struct {
				Content map[string]struct {
					Example map[string]any
				}
			}
		}
	}
	if err := json.Unmarshal(schema.Of(new(server.Server).Routes()).JSON(), &doc); err != nil {
		t.Fatal(err)
	}
	if s := doc.Components.SecuritySchemes["token"]; s.Type != "http" || s.Scheme != "bearer" {
		t.Errorf("the scheme of tokens is %+v", s)
	}
	if s := doc.Paths["/api/v1/matches/{id}"]["get"].Security; len(s) == 0 {
		t.Error("a match is read without a token; expected one to be named")
	}
	if s := doc.Paths["/api/v1/version"]["get"].Security; len(s) != 0 {
		t.Errorf("the version is read with %v", s)
	}
	refused := doc.Paths["/api/v1/version"]["get"].Responses["422"].Content["application/problem+json"]
	if refused.Example["detail"] == nil {
		t.Error("a refusal has no example")
	}
}

func TestOf_HasAnExampleOfEachMessage(t *testing.T) {
	var doc struct {
		Paths map[string]map[string]struct {
			OperationID string
			RequestBody *struct {
				Content map[string]struct{ Example any }
			}
		}
	}
	routes := new(server.Server).Routes()
	s := schema.Of(routes)
	if err := json.Unmarshal(s.JSON(), &doc); err != nil {
		t.Fatal(err)
	}
	shown := map[string]any{}
	for _, methods := range doc.Paths {
		for _, op := range methods {
			if op.RequestBody != nil {
				shown[op.OperationID] = op.RequestBody.Content["application/json"].Example
			}
		}
	}
	for i := range routes {
		r := &routes[i]
		if has, _ := r.HasBody(); !has {
			continue
		}
		if shown[r.ID] == nil {
			t.Errorf("%s has no example", r.ID)
		} else if where, what := s.Judge(r, "body", shown[r.ID]); what != "" {
			t.Errorf("the example of %s is refused: %s: %s", r.ID, where, what)
		}
	}
}
