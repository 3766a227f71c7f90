//go:build race

package server

// slower is how many times as long everything takes as usual.
const slower = 20
