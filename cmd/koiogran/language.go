package main

import (
	"fmt"
	"os"
	"strings"

	"koiogran/play/text"
)

// languageFlag is the flag for the language of a match.
type languageFlag struct {
	Language string `help:"Tell the match in this language: ${languages}; without it, in that of the locale (LC_ALL, LC_MESSAGES, LANG)." placeholder:"TAG"`

	speaks text.Language
}

// AfterApply finds the language that the flag names, or that of the locale.
func (f *languageFlag) AfterApply() error {
	if f.Language != "" {
		l, ok := text.LanguageTagged(f.Language)
		if !ok {
			return fmt.Errorf("--language %s: expected one of %s", f.Language, languages())
		}
		f.speaks = l
		return nil
	}
	for _, name := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := os.Getenv(name); locale != "" {
			f.speaks, _ = text.LanguageTagged(locale)
			return nil
		}
	}
	return nil
}

// languages lists the tags of all languages.
func languages() string {
	var tags []string
	for _, l := range text.Languages() {
		tags = append(tags, l.Tag())
	}
	return strings.Join(tags, ", ")
}
