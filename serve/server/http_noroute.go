package server

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
)

// methods lists the methods of requests that may be meant for a route.
var methods = []string{http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete}

// noRoute answers requests below /api/ that no route takes, as all errors of the API are: with a problem as JSON.
func noRoute(mux *http.ServeMux) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var allowed []string
		for _, method := range methods {
			other := r.Clone(r.Context())
			other.Method = method
			if _, pattern := mux.Handler(other); strings.HasPrefix(pattern, method+" /api/") && pattern != method+" /api/" {
				allowed = append(allowed, method)
			}
		}
		if len(allowed) == 0 {
			problem(w, http.StatusNotFound, "There is no such route; /api/v1/openapi.json describes them all.")
			return
		}
		list := strings.Join(allowed, ", ")
		w.Header().Set("Allow", list)
		problem(w, http.StatusMethodNotAllowed, fmt.Sprintf("This route takes %s.", list))
	}
}

// knownMethods has noRoute answer requests below /api/ with methods that no route has, which a mux answers in plain text.
func knownMethods(mux *http.ServeMux) http.Handler {
	none := noRoute(mux)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		known := r.Method == http.MethodHead || slices.Contains(methods, r.Method)
		if !known && strings.HasPrefix(r.URL.Path, "/api/") {
			none(w, r)
			return
		}
		mux.ServeHTTP(w, r)
	})
}
