// Package wasm holds the test that the engine gives the same results in the browser as on this
// machine: it builds the engine for js/wasm, runs it under Node over records of whole matches,
// and compares the fingerprints.
package wasm
