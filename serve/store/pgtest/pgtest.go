// Package pgtest gives tests a PostgreSQL of their own: a private cluster made of the binaries
// that the system has, and in it an empty database for each test.
package pgtest

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/jackc/pgx/v5"
)

// Cluster is a PostgreSQL that no one else knows of. It starts with the first test that wants a
// database. Anyone who has one stops it in TestMain.
type Cluster struct {
	once    sync.Once
	failed  error
	folder  string
	process *exec.Cmd

	mu   sync.Mutex
	made int // databases
}

// errNone says that there is nothing to run.
var errNone = errors.New("no PostgreSQL found for tests; install the postgresql package")

// Database returns the address of a new, empty database, or skips the test where there is no
// PostgreSQL.
func (c *Cluster) Database(t *testing.T) string {
	t.Helper()
	c.once.Do(func() { c.failed = c.start() })
	if errors.Is(c.failed, errNone) {
		t.Skip("skipped: " + c.failed.Error())
	}
	if c.failed != nil {
		t.Fatal("pgtest: ", c.failed)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.made++
	name := "test" + strconv.Itoa(c.made)
	if err := c.create(t.Context(), name); err != nil {
		t.Fatal("pgtest: ", err)
	}
	return c.address(name)
}

// create makes a database from the cluster's template.
func (c *Cluster) create(ctx context.Context, name string) error {
	admin, err := pgx.Connect(ctx, c.address("postgres"))
	if err != nil {
		return err
	}
	_, err = admin.Exec(ctx, "CREATE DATABASE "+name)
	return errors.Join(err, admin.Close(ctx))
}

// address returns how a database is reached.
func (c *Cluster) address(name string) string {
	return "postgres://koiogran@/" + name + "?host=" + url.QueryEscape(c.folder)
}

// Stop stops the cluster, if it was started, and removes it.
func (c *Cluster) Stop() {
	if c.process != nil {
		_ = c.process.Process.Signal(syscall.SIGQUIT) // at once; nothing of it is kept
		_ = c.process.Wait()
	}
	if c.folder != "" {
		_ = os.RemoveAll(c.folder)
	}
}

// start makes a cluster and runs it.
func (c *Cluster) start() error {
	bin, err := binaries()
	if err != nil {
		return err
	}
	if c.folder, err = os.MkdirTemp("", "koiogran-"); err != nil {
		return err
	}
	who, err := servant(c.folder)
	if err != nil {
		return err
	}
	data := filepath.Join(c.folder, "data")
	made := command(who, filepath.Join(bin, "initdb"), "-D", data, "-U", "koiogran", "-A", "trust",
		"-E", "UTF8", "--locale=C", "--no-sync")
	if said, err := made.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w: %s", err, said)
	}
	c.process = command(who, filepath.Join(bin, "postgres"), "-D", data, "-k", c.folder,
		"-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200")
	said, err := c.process.StderrPipe()
	if err != nil {
		return err
	}
	if err := c.process.Start(); err != nil {
		return err
	}
	return ready(said)
}

// ready waits until a server says that it is ready, and reads on so that it can go on saying.
func ready(said io.Reader) error {
	lines := bufio.NewScanner(said)
	var all strings.Builder
	for lines.Scan() {
		fmt.Fprintln(&all, lines.Text())
		if strings.Contains(lines.Text(), "ready to accept connections") {
			go func() { _, _ = io.Copy(io.Discard, said) }()
			return nil
		}
	}
	return fmt.Errorf("postgres did not start: %s", &all)
}

// binaries returns the folder of a PostgreSQL on this machine.
func binaries() (string, error) {
	if found, err := exec.LookPath("initdb"); err == nil {
		found, err = filepath.EvalSymlinks(found)
		return filepath.Dir(found), err
	}
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if err != nil || len(found) == 0 {
		return "", errors.Join(errNone, err)
	}
	return filepath.Dir(slices.Max(found)), nil
}

// servant returns who runs the cluster, because PostgreSQL refuses to be run by root, and gives
// them its folder. It is no one in particular where this is not root.
func servant(folder string) (*user.User, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	who, err := user.Lookup("postgres")
	if err != nil {
		if who, err = user.Lookup("nobody"); err != nil {
			return nil, err
		}
	}
	id, err := strconv.Atoi(who.Uid)
	if err != nil {
		return nil, err
	}
	return who, os.Chown(folder, id, -1)
}

// command returns a command run by someone, in a folder where they may be.
func command(who *user.User, words ...string) *exec.Cmd {
	if who != nil {
		words = append([]string{"setpriv", "--reuid", who.Uid, "--regid", who.Gid, "--clear-groups",
			"--pdeathsig", "QUIT", "--"}, words...)
	}
	c := exec.Command(words[0], words[1:]...)
	c.Dir = os.TempDir()
	c.Env = append(os.Environ(), "LC_ALL=C")
	return c
}
