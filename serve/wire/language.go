package wire

import (
	"context"

	"koiogran/play/text"
)

// languageKey is the context key for the language of the answer to a request.
type languageKey struct{}

// InLanguage notes in a context the language of the answer to a request.
func InLanguage(ctx context.Context, l text.Language) context.Context {
	if l == text.English {
		return ctx
	}
	return context.WithValue(ctx, languageKey{}, l)
}

// LanguageOf returns the language of the answer to a request, English for the server itself.
func LanguageOf(ctx context.Context) text.Language {
	l, _ := ctx.Value(languageKey{}).(text.Language)
	return l
}
