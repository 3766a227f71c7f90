// Package library answers what people look up: rules, scenarios, cards and lessons.
package library

import "koiogran/serve/lobby"

// Library holds what people look up of the editions of a lobby.
type Library struct{ lobby *lobby.Lobby }

// New returns the library of a lobby.
func New(of *lobby.Lobby) *Library { return &Library{of} }
