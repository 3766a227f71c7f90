package route

import (
	"encoding/json"
	"net/http"
	"reflect"
)

// Write answers a request with what Call has returned.
func (r *Route) Write(w http.ResponseWriter, req *http.Request, out any) {
	switch said := out.(type) {
	case Stream:
		said(w, req)
		return
	case Text:
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		_, _ = w.Write(said) // a client that has gone does not miss it
		return
	case Nothing:
		w.WriteHeader(http.StatusNoContent)
		return
	}
	if v := reflect.ValueOf(out); v.Kind() == reflect.Pointer && v.IsNil() {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(r.Status())
	to := json.NewEncoder(w)
	to.SetEscapeHTML(false)
	_ = to.Encode(out)
}

// Status returns the status of the answer to a valid request.
func (r *Route) Status() int {
	switch {
	case r.Tells != nil:
		return r.Tells.Status
	case r.Created:
		return http.StatusCreated
	case !r.Says():
		return http.StatusNoContent
	}
	return http.StatusOK
}
