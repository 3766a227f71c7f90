package main

import (
	"cmp"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// usualDatabase returns the default database file of a server. It is in the user's data folder, which is created if
// necessary.
func usualDatabase() (string, error) {
	folder, err := dataFolder(runtime.GOOS, os.Getenv)
	if err == nil {
		err = os.MkdirAll(folder, 0o700)
	}
	if err != nil {
		return "", fmt.Errorf("--database: %w; name a file", err)
	}
	return filepath.Join(folder, "koiogran.db"), nil
}

// dataFolder returns where a program keeps the data of its user, by the custom of each system.
func dataFolder(system string, env func(string) string) (string, error) {
	home := env("HOME")
	place := map[string]string{
		"windows": env("LocalAppData"),
		"darwin":  below(home, "Library", "Application Support"),
	}[system]
	if system != "windows" && system != "darwin" {
		if place = env("XDG_DATA_HOME"); !filepath.IsAbs(place) {
			place = below(home, ".local", "share")
		}
	}
	if place == "" {
		return "", fmt.Errorf("there is no folder for a user's data, since the home folder is not set")
	}
	return filepath.Join(place, "koiogran"), nil
}

// below returns a path below a folder, empty if there is no folder.
func below(folder string, names ...string) string {
	if folder == "" {
		return ""
	}
	return filepath.Join(append([]string{folder}, names...)...)
}

// shownAt returns the address that people open: localhost for one of this machine, which browsers trust with passkeys.
func shownAt(scheme string, at net.Addr) string {
	host, port, err := net.SplitHostPort(at.String())
	if ip := net.ParseIP(host); err == nil && ip != nil && (ip.IsLoopback() || ip.IsUnspecified()) {
		return scheme + "://" + net.JoinHostPort("localhost", port)
	}
	return scheme + "://" + at.String()
}

// openBrowser opens an address in the user's browser.
func openBrowser(address string) error {
	words := map[string][]string{
		"windows": {"rundll32", "url.dll,FileProtocolHandler"}, "darwin": {"open"},
	}[runtime.GOOS]
	if words == nil {
		words = []string{cmp.Or(os.Getenv("BROWSER"), "xdg-open")}
	}
	command := exec.Command(words[0], append(words[1:], address)...)
	if err := command.Start(); err != nil {
		return fmt.Errorf("--open: %w; open %s yourself", err, address)
	}
	go func() { _ = command.Wait() }()
	return nil
}

// span is a time as operators write it: that of Go, and days such as 30d.
type span time.Duration

// UnmarshalText reads a time.
func (s *span) UnmarshalText(text []byte) error {
	words := string(text)
	if number, ok := strings.CutSuffix(words, "d"); ok {
		days, err := strconv.ParseFloat(number, 64)
		if most := float64(100 * 365); err != nil || !(days >= 0 && days <= most) {
			return fmt.Errorf("%q: expected a number of days, such as 30d", words)
		}
		*s = span(days * float64(24*time.Hour))
		return nil
	}
	d, err := time.ParseDuration(words)
	if err != nil {
		return fmt.Errorf("%q: expected a time, such as 30d, 12h or 1m30s", words)
	}
	*s = span(d)
	return nil
}

// The bounds of times that a server is given.
const (
	mostPace    = time.Minute
	leastForget = time.Hour
)

// possible refuses values with which no server can do what they ask for.
func (c *serveCommand) possible() error {
	if pace := time.Duration(c.Pace); pace < 0 || pace > mostPace {
		return fmt.Errorf("--pace %s: expected 0s to %s", pace, mostPace)
	}
	if forget := time.Duration(c.Forget); forget != 0 && forget < leastForget {
		return fmt.Errorf("--forget %s: expected at least %s, such as 30d", forget, leastForget)
	}
	if c.Earlier != "" {
		at, err := url.Parse(c.Earlier)
		if err != nil || at.Scheme != "https" && at.Scheme != "http" || at.Host == "" {
			return fmt.Errorf("--earlier %s: expected a URL, such as https://earlier.play.example", c.Earlier)
		}
	}
	return nil
}
