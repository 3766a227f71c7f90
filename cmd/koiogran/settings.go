package main

import (
	"cmp"
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"github.com/alecthomas/kong"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/squad"
)

// newSettings makes a structure with a flag for each match setting, which the parser of commands fills in.
func newSettings() kong.Plugins {
	var fields []reflect.StructField
	for _, s := range flagSettings() {
		tag := fmt.Sprintf("name:%q help:%q", cmp.Or(s.Flag, s.ID), settingHelp(&s))
		kind := reflect.TypeFor[bool]()
		if !s.IsSwitch() {
			kind = reflect.TypeFor[uint8]()
			tag += fmt.Sprintf(` placeholder:"N" default:"%d"`, s.Default)
		}
		fields = append(fields, reflect.StructField{
			Name: fmt.Sprintf("Setting%d", len(fields)), Type: kind, Tag: reflect.StructTag(tag),
		})
	}
	return kong.Plugins{reflect.New(reflect.StructOf(fields)).Interface()}
}

// chosen returns the match settings that the flags of newSettings were given.
func chosen(flags kong.Plugins) game.Options {
	var o game.Options
	values := reflect.ValueOf(flags[0]).Elem()
	for i, s := range flagSettings() {
		switch value := values.Field(i); {
		case !s.IsSwitch():
			s.Set(&o, uint8(value.Uint()))
		case value.Bool():
			s.Set(&o, 1)
		}
	}
	return o
}

// flagSettings lists the match settings that have a flag of their own.
func flagSettings() []game.Setting {
	var list []game.Setting
	for _, s := range game.Settings() {
		if !s.OfMode {
			list = append(list, s)
		}
	}
	return list
}

// settingHelp returns the help of a setting: the games that have it, if not all have, and what it does.
func settingHelp(s *game.Setting) string {
	if !s.Special {
		return s.Text
	}
	var games []string
	for _, id := range edition.With(s) {
		games = append(games, squad.GameName(id))
	}
	of, text := []rune(strings.Join(games, " and ")), []rune(s.Text)
	of[0], text[0] = unicode.ToUpper(of[0]), unicode.ToLower(text[0])
	return string(of) + ": " + string(text)
}
