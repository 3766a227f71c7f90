package route

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
)

// Problem is the error response to a request (RFC 9457).
type Problem struct {
	Title  string `json:"title"`
	Status int    `json:"status"`
	Detail string `json:"detail"` // a sentence
}

// NewProblem returns a problem with the title of its status.
func NewProblem(status int, detail string) *Problem {
	return &Problem{http.StatusText(status), status, detail}
}

// Error implements error.
func (p *Problem) Error() string { return p.Detail }

// Write answers a request with a problem.
func (p *Problem) Write(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	_ = out.Encode(p) // a client that has gone does not miss it
}

// Sentence makes a sentence of an error.
func Sentence(err error) string {
	text := strings.TrimSuffix(err.Error(), ".")
	return strings.ToUpper(text[:1]) + text[1:] + "."
}

// wrong returns the problem with a part of a request: where it is, and what is wrong with it.
func wrong(status int, where, what string) *Problem {
	if strings.HasPrefix(where, "path.") { // a link that was cut off
		return NewProblem(status, "Not found.")
	}
	return NewProblem(status, Sentence(errors.New(strings.TrimPrefix(where, "body.")+": "+what)))
}

// Refused is an error that says with which status a request is answered. Its text is for the client.
type Refused interface {
	error
	Status() int
}

// refusal is a Refused made of another error.
type refusal struct {
	error
	status int
}

// Status implements Refused.
func (r refusal) Status() int { return r.status }

// Unwrap returns what the refusal was made of.
func (r refusal) Unwrap() error { return r.error }

// Refuse returns a Refused with a text, which is formatted.
func Refuse(status int, format string, args ...any) error {
	return refusal{fmt.Errorf(format, args...), status}
}

// Invalid returns a Refused of a request in which something is wrong.
func Invalid(err error) error { return refusal{err, http.StatusUnprocessableEntity} }

// Invalidf is Invalid with a text that is formatted.
func Invalidf(format string, args ...any) error { return Invalid(fmt.Errorf(format, args...)) }
