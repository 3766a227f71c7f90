package server

import (
	"context"
	"net/http"

	"koiogran/play/text"
	"koiogran/serve/wire"
)

// inLanguage notes in a context the language that a request asks for: by its parameter "language", else
// by its header Accept-Language.
func inLanguage(ctx context.Context, r *http.Request) context.Context {
	l, ok := text.LanguageTagged(r.URL.Query().Get("language"))
	if !ok {
		l = text.Accepted(r.Header.Get("Accept-Language"))
	}
	return wire.InLanguage(ctx, l)
}

// perLanguage is a value for each language.
type perLanguage[T any] [text.Most]T

// said is what is said in every language; nil where no one has asked for it.
type said perLanguage[text.Sentence]

// missionParts returns the parts of the setting that names a mission, nil if there is none.
func missionParts(settings []wire.Setting) wire.Parts {
	for _, set := range settings {
		if set.Name == "mission" {
			return text.NamingPlayers(set.Text)
		}
	}
	return nil
}
