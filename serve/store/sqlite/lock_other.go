//go:build !unix

package sqlite

import "os"

// lockFile locks nothing: the lock beside the file has to do.
func lockFile(string) (*os.File, bool, error) { return nil, false, nil }

// linked reports that a file has one name, as far as is known.
func linked(os.FileInfo) bool { return false }
