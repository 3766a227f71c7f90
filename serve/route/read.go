package route

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"reflect"
	"strconv"
	"strings"
)

// Judge says what is wrong with a part of a request: where, such as "path.id" or "body.squad", and what. Both are
// empty if nothing is.
type Judge interface {
	Judge(r *Route, part string, value any) (where, what string)
}

// field is a parameter.
type field struct {
	in, name string
	at       []int
	usual    string // its value where the request has none
	required bool
}

// fieldsOf finds the parameters of an input, and its message.
func fieldsOf(t reflect.Type) (list []field, body []int) {
	for _, f := range reflect.VisibleFields(t) {
		if f.Name == "Body" {
			body = f.Index
			continue
		}
		for _, in := range [...]string{"path", "query", "header"} {
			if name := f.Tag.Get(in); name != "" {
				list = append(list, field{
					in, name, f.Index, f.Tag.Get("default"), in == "path" || f.Tag.Get("required") == "true",
				})
			}
		}
	}
	return list, body
}

// Read reads a request. A judge, if there is one, has looked at each part. What is wrong comes back as a Problem.
func (r *Route) Read(req *http.Request, by Judge) (any, error) {
	in := r.make()
	v := reflect.ValueOf(in).Elem()
	for i := range r.fields {
		if p := r.readField(req, &r.fields[i], v, by); p != nil {
			return nil, p
		}
	}
	if r.body != nil {
		if p := r.readBody(req, v.FieldByIndex(r.body), by); p != nil {
			return nil, p
		}
	}
	return in, nil
}

// readField reads a parameter.
func (r *Route) readField(req *http.Request, f *field, in reflect.Value, by Judge) *Problem {
	var text string
	switch f.in {
	case "path":
		text = req.PathValue(f.name)
	case "query":
		text = req.URL.Query().Get(f.name)
	default:
		text = req.Header.Get(f.name)
	}
	where := f.in + "." + f.name
	if text = cmp.Or(text, f.usual); text == "" {
		if f.required {
			return wrong(http.StatusUnprocessableEntity, where, "required "+f.in+" parameter is missing")
		}
		return nil
	}
	var value any = text
	to := in.FieldByIndex(f.at)
	if to.Kind() == reflect.String {
		to.SetString(text)
	} else {
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil || n < 0 && to.CanUint() {
			return wrong(http.StatusUnprocessableEntity, where, "invalid integer")
		}
		if value = n; to.CanUint() {
			to.SetUint(uint64(n))
		} else {
			to.SetInt(n)
		}
	}
	return judged(r, by, where, value)
}

// judged returns what a judge finds.
func judged(r *Route, by Judge, part string, value any) *Problem {
	if by == nil {
		return nil
	}
	if where, what := by.Judge(r, part, value); what != "" {
		return wrong(http.StatusUnprocessableEntity, where, what)
	}
	return nil
}

// readBody reads the message.
func (r *Route) readBody(req *http.Request, to reflect.Value, by Judge) *Problem {
	var text []byte
	var err error
	if req.Body != nil {
		text, err = io.ReadAll(io.LimitReader(req.Body, r.Bytes))
	}
	switch _, required := r.HasBody(); {
	case err != nil:
		return NewProblem(http.StatusInternalServerError, "Cannot read request body.")
	case int64(len(text)) == r.Bytes:
		return NewProblem(http.StatusRequestEntityTooLarge,
			fmt.Sprintf("Request body is too large limit=%d bytes.", r.Bytes))
	case len(text) == 0 && required:
		return NewProblem(http.StatusBadRequest, "Request body is required.")
	case len(text) == 0:
		return nil
	case !isJSON(req.Header.Get("Content-Type")):
		return wrong(http.StatusUnsupportedMediaType, "body", "unknown content type: "+req.Header.Get("Content-Type"))
	}
	if by != nil {
		var parsed any
		if err := json.Unmarshal(text, &parsed); err != nil {
			return wrong(http.StatusBadRequest, "body", err.Error())
		}
		if p := judged(r, by, "body", parsed); p != nil {
			return p
		}
	}
	if err := json.Unmarshal(text, to.Addr().Interface()); err != nil {
		return wrong(http.StatusUnprocessableEntity, "body", err.Error())
	}
	return nil
}

// isJSON reports whether a type of content is JSON, as it is where none is named.
func isJSON(name string) bool {
	if name == "" {
		return true
	}
	media, _, err := mime.ParseMediaType(name)
	return err == nil && (media == "application/json" || strings.HasSuffix(media, "+json"))
}
