// Package schema describes the routes of a server to those who write clients, as OpenAPI, and judges requests by the
// description.
package schema

import (
	_ "embed"
	"encoding/json"
	"errors"
	"net/http"
	"reflect"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// Base begins the paths of all routes.
const Base = "/api/" + wire.Version

// Schema is the description of routes. It is a route.Judge.
type Schema struct {
	doc   *huma.OpenAPI
	parts map[string]map[string]*huma.Schema // of requests, by the ids of operations and their parts
}

// Of describes routes.
func Of(routes []route.Route) *Schema {
	s := &Schema{parts: map[string]map[string]*huma.Schema{}, doc: &huma.OpenAPI{
		OpenAPI: "3.1.0",
		Info: &huma.Info{
			Title: "Koiogran", Version: strings.TrimPrefix(wire.Version, "v") + ".0.0",
			Description: "Play dial-and-template miniatures games. See docs/protocol.md.",
		},
		Components: &huma.Components{
			Schemas: huma.NewMapRegistry("#/components/schemas/", huma.DefaultSchemaNamer),
			SecuritySchemes: map[string]*huma.SecurityScheme{tokenScheme: {
				Type: "http", Scheme: "bearer",
				Description: "The token of a seat or of a session, as the server gave it; docs/protocol.md says when which.",
			}},
		},
	}}
	for i := range routes {
		s.add(&routes[i])
	}
	return s
}

// tokenScheme names how requests prove whose they are.
const tokenScheme = "token"

// problemExample is what a client gets for a request that the server refuses.
var problemExample = map[string]any{
	"title": "Unprocessable Entity", "status": http.StatusUnprocessableEntity,
	"detail": "setting rounds is 300; expected 0 to 100",
}

// examples are messages of requests, by the ids of operations.
var examples = func() (list map[string]any) {
	if err := json.Unmarshal(exampleText, &list); err != nil {
		panic("schema: examples.json: " + err.Error())
	}
	return list
}()

//go:embed examples.json
var exampleText []byte

// JSON returns the description: OpenAPI 3.1 in JSON, the same bytes each time.
func (s *Schema) JSON() []byte {
	text, err := json.MarshalIndent(s.doc, "", "  ")
	if err != nil {
		panic("schema: " + err.Error()) // the messages are wrong
	}
	return append(text, '\n')
}

// Pages serves the description in the forms that tools read, beside the routes.
func (s *Schema) Pages(mux *http.ServeMux) {
	for name, form := range map[string]struct {
		media string
		text  func() ([]byte, error)
	}{
		".json":     {"application/openapi+json", func() ([]byte, error) { return json.Marshal(s.doc) }},
		"-3.0.json": {"application/openapi+json", s.doc.Downgrade},
		".yaml":     {"application/openapi+yaml", s.doc.YAML},
		"-3.0.yaml": {"application/openapi+yaml", s.doc.DowngradeYAML},
	} {
		mux.HandleFunc("GET "+Base+"/openapi"+name, func(w http.ResponseWriter, _ *http.Request) {
			text, err := form.text()
			if err != nil {
				route.NewProblem(http.StatusInternalServerError, route.Sentence(err)).Write(w)
				return
			}
			w.Header().Set("Content-Type", form.media)
			_, _ = w.Write(text) // a client that has gone does not miss it
		})
	}
}

// failures are the statuses of problems that any route may tell.
var failures = []int{400, 401, 404, 409, 410, 413, 422, 429, 500, 503}

// add describes a route.
func (s *Schema) add(r *route.Route) {
	op := &huma.Operation{
		OperationID: r.ID, Method: r.Method, Path: Base + r.Path, Summary: r.Summary,
		Responses: map[string]*huma.Response{},
	}
	parts := map[string]*huma.Schema{}
	s.parts[r.ID] = parts
	s.parameters(op, parts, r.In)
	if has, required := r.HasBody(); has {
		body, _ := r.In.FieldByName("Body")
		of := huma.SchemaFromField(s.doc.Components.Schemas, body, r.ID+"Request")
		of.PrecomputeMessages()
		parts["body"] = of
		op.RequestBody = &huma.RequestBody{
			Required: required, Content: map[string]*huma.MediaType{"application/json": {Schema: of, Example: examples[r.ID]}},
		}
	}
	s.answer(op, r)
	problem := s.named(reflect.TypeFor[huma.ErrorModel]())
	for _, status := range failures {
		op.Responses[strconv.Itoa(status)] = &huma.Response{
			Description: http.StatusText(status),
			Content:     map[string]*huma.MediaType{"application/problem+json": {Schema: problem, Example: problemExample}},
		}
	}
	s.doc.AddOperation(op)
}

// parameters describes what is in the path, the query and the headers of a request.
func (s *Schema) parameters(op *huma.Operation, parts map[string]*huma.Schema, of reflect.Type) {
	for _, f := range reflect.VisibleFields(of) {
		for _, in := range [...]string{"path", "query", "header"} {
			name := f.Tag.Get(in)
			if name == "" {
				continue
			}
			p := &huma.Param{
				Name: name, In: in, Required: in == "path" || f.Tag.Get("required") == "true",
				Schema: huma.SchemaFromField(s.doc.Components.Schemas, f, ""),
			}
			if p.Description = p.Schema.Description; in == "query" {
				p.Explode = new(bool)
			}
			p.Schema.PrecomputeMessages()
			if name == "Authorization" { // routes that need it say so themselves; the others know guests, too
				op.Security = []map[string][]string{{tokenScheme: {}}, {}}
			}
			parts[in+"."+name] = p.Schema
			op.Parameters = append(op.Parameters, p)
		}
	}
}

// answer describes what a route answers.
func (s *Schema) answer(op *huma.Operation, r *route.Route) {
	status := strconv.Itoa(r.Status())
	out := &huma.Response{Description: http.StatusText(r.Status())}
	op.Responses[status] = out
	switch {
	case r.Tells != nil:
		op.Description, out.Description = r.Tells.Detail, r.Tells.Description
		s.describeMedia(out, r)
	case r.Says():
		of := huma.SchemaFromField(s.doc.Components.Schemas, reflect.StructField{Name: "Body", Type: r.Out}, r.ID+"Response")
		out.Content = map[string]*huma.MediaType{"application/json": {Schema: of}}
	}
}

// describeMedia describes an answer that is not a message in JSON.
func (s *Schema) describeMedia(out *huma.Response, r *route.Route) {
	for _, message := range r.Tells.Besides {
		s.named(message)
	}
	of := &huma.Schema{Type: huma.TypeArray}
	switch {
	case r.Tells.Media == "":
		return
	case r.Tells.Each != nil:
		of.Items = s.named(r.Tells.Each)
	case len(r.Tells.Events) > 0:
		of.Items = &huma.Schema{}
		for _, e := range r.Tells.Events {
			of.Items.OneOf = append(of.Items.OneOf, s.event(e))
		}
	default:
		of.Type = huma.TypeString
	}
	out.Content = map[string]*huma.MediaType{r.Tells.Media: {Schema: of}}
}

// event describes a server-sent event.
func (s *Schema) event(e route.Event) *huma.Schema {
	return &huma.Schema{
		Type: huma.TypeObject, Required: []string{"data", "event"},
		Properties: map[string]*huma.Schema{
			"id":    {Type: huma.TypeInteger, Description: "The position."},
			"event": {Type: huma.TypeString, Extensions: map[string]any{"const": e.Name}},
			"data":  s.named(e.Data),
		},
	}
}

// named adds a message to the description and refers to it.
func (s *Schema) named(of reflect.Type) *huma.Schema {
	return s.doc.Components.Schemas.Schema(of, true, "")
}

// Judge implements route.Judge.
func (s *Schema) Judge(r *route.Route, part string, value any) (where, what string) {
	of := s.parts[r.ID][part]
	if of == nil {
		return "", ""
	}
	at := huma.NewPathBuffer([]byte{}, 0)
	place, name, _ := strings.Cut(part, ".")
	at.Push(place)
	if name != "" {
		at.Push(name)
	}
	var found huma.ValidateResult
	huma.Validate(s.doc.Components.Schemas, of, at, huma.ModeWriteToServer, value, &found)
	if len(found.Errors) == 0 {
		return "", ""
	}
	var detail *huma.ErrorDetail
	if errors.As(found.Errors[0], &detail) {
		return detail.Location, detail.Message
	}
	return part, found.Errors[0].Error()
}

// Messages describes messages apart from any route: a JSON Schema of which each is a definition, the same bytes each time. Objects
// may have further fields, since later versions add some.
func Messages(title string, messages ...reflect.Type) []byte {
	const place = "#/$defs/"
	all := huma.NewMapRegistry(place, huma.DefaultSchemaNamer)
	for _, m := range messages {
		all.Schema(m, true, "")
	}
	for _, of := range all.Map() {
		of.AdditionalProperties = nil
	}
	text, err := json.MarshalIndent(map[string]any{
		"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, "$defs": all.Map(),
	}, "", "  ")
	if err != nil {
		panic("schema: " + err.Error()) // the messages are wrong
	}
	return append(text, '\n')
}
