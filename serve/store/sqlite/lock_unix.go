//go:build unix

package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
)

// lockFile locks a file that is there, whatever its name, and reports whether another process has locked it. SQLite's
// own locks are of another kind, and go on beside this one. It is let go of when the file that is returned is closed.
func lockFile(path string) (f *os.File, taken bool, err error) {
	f, err = os.OpenFile(filepath.Clean(path), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, false, err
	}
	switch err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); {
	case errors.Is(err, syscall.EWOULDBLOCK):
		return nil, true, f.Close()
	case errors.Is(err, errors.ErrUnsupported), errors.Is(err, syscall.ENOLCK): // a file system without such locks
		return f, false, nil
	case err != nil:
		return nil, false, errors.Join(err, f.Close())
	}
	return f, false, nil
}

// linked reports whether a file has several names.
func linked(at os.FileInfo) bool {
	status, ok := at.Sys().(*syscall.Stat_t)
	return ok && status.Nlink > 1
}
