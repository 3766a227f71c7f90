package main

import (
	"bufio"
	"crypto/tls"
	"fmt"
	"net/netip"
	"os"
	"strings"
	"sync"
	"time"
)

// lookEvery is how often a file that may have changed is looked at.
const lookEvery = 10 * time.Second

// changing is something that is read from files, and read again when they have changed.
type changing[T any] struct {
	paths []string
	read  func() (T, error)

	mu     sync.Mutex
	looked time.Time
	stamp  string
	value  T
}

// now returns it as it is now. What cannot be read any more stays as it was; the error is returned once in a look.
func (c *changing[T]) now() (T, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.looked) < lookEvery {
		return c.value, nil
	}
	c.looked = time.Now()
	stamp := ""
	for _, path := range c.paths {
		info, err := os.Stat(path)
		if err != nil {
			return c.value, err
		}
		stamp += fmt.Sprintln(info.ModTime(), info.Size())
	}
	if stamp != c.stamp {
		value, err := c.read()
		if err != nil {
			return c.value, err
		}
		c.value, c.stamp = value, stamp
	}
	return c.value, nil
}

// certificateOf returns a certificate with its key, for TLS without a proxy.
func certificateOf(certificate, key string) *changing[*tls.Certificate] {
	return &changing[*tls.Certificate]{paths: []string{certificate, key},
		read: func() (*tls.Certificate, error) {
			c, err := tls.LoadX509KeyPair(certificate, key)
			return &c, err
		}}
}

// bansOf returns the addresses and networks that a file lists, one on each line.
func bansOf(path string) *changing[[]netip.Prefix] {
	return &changing[[]netip.Prefix]{paths: []string{path}, read: func() ([]netip.Prefix, error) {
		f, err := os.Open(path)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		var list []netip.Prefix
		lines := bufio.NewScanner(f)
		for n := 1; lines.Scan(); n++ {
			words, _, _ := strings.Cut(lines.Text(), "#")
			if words = strings.TrimSpace(words); words == "" {
				continue
			}
			network, err := networkOf(words)
			if err != nil {
				return nil, fmt.Errorf("%s, line %d: %q; expected an address or a network such as "+
					"203.0.113.0/24", path, n, words)
			}
			list = append(list, network)
		}
		return list, lines.Err()
	}}
}

// networkOf reads an address or a network.
func networkOf(words string) (netip.Prefix, error) {
	if strings.Contains(words, "/") {
		network, err := netip.ParsePrefix(words)
		return network.Masked(), err
	}
	address, err := netip.ParseAddr(words)
	if err != nil {
		return netip.Prefix{}, err
	}
	address = address.Unmap() // as the server knows it
	return address.Prefix(address.BitLen())
}

// banned reports whether networks hold an address. Of IPv6 the server knows networks of 64 bits, so
// that anyone who bans one address of such a network bans the whole.
func banned(list []netip.Prefix, address string) bool {
	a, err := netip.ParseAddr(address)
	if err != nil {
		return false
	}
	a = a.Unmap()
	own := netip.PrefixFrom(a, a.BitLen())
	if a.Is6() {
		own, _ = a.Prefix(64)
	}
	for _, n := range list {
		if n.Overlaps(own) {
			return true
		}
	}
	return false
}
