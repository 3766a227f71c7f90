package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/url"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
)

// packages are the names of packages that errors begin with, which do not help users.
var packages = regexp.MustCompile(`(^|: )(squad|match|rules|game|data|replay|cardimport|odds|analysis|store|load|lab|stdio|perft|arena|` +
	`mutate|learn|points|soak): `)

// plain returns the text of an error without names of packages and system calls.
func plain(err error) string {
	text := err.Error()
	each(err, func(part error) {
		if said := plainSystem(part); said != "" {
			text = strings.ReplaceAll(text, part.Error(), said)
		}
	})
	for packages.MatchString(text) {
		text = packages.ReplaceAllString(text, "$1")
	}
	return text
}

// each visits an error and all that it wraps, outer ones first.
func each(err error, visit func(error)) {
	if err == nil {
		return
	}
	visit(err)
	switch wrapping := err.(type) {
	case interface{ Unwrap() error }:
		each(wrapping.Unwrap(), visit)
	case interface{ Unwrap() []error }:
		for _, part := range wrapping.Unwrap() {
			each(part, visit)
		}
	}
}

// plainSystem is what an error of the system or of the network means, empty for any other.
func plainSystem(err error) string {
	switch e := err.(type) {
	case *fs.PathError:
		if e.Path == os.Stdout.Name() && e.Op == "write" {
			return "standard output: " + plainReason(e.Err)
		}
		return e.Path + ": " + plainReason(e.Err)
	case *os.LinkError:
		return e.New + ": " + plainReason(e.Err)
	case *exec.Error:
		return e.Name + ": program not found"
	case *url.Error:
		if at, err := url.Parse(e.URL); err == nil && at.Host != "" {
			return fmt.Sprintf("%s://%s: no server answers there (%s)", at.Scheme, at.Host, plainReason(e.Err))
		}
	}
	return ""
}

// plainReason is the innermost reason of an error.
func plainReason(err error) string {
	var number syscall.Errno
	var name *net.DNSError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "file not found"
	case errors.Is(err, context.DeadlineExceeded), os.IsTimeout(err):
		return "timed out"
	case errors.As(err, &number):
		return number.Error()
	case errors.As(err, &name):
		return "unknown host " + name.Name
	}
	return err.Error()
}

// listenError says why a server cannot listen at the address of a flag.
func listenError(flag, address string, err error) error {
	var number syscall.Errno
	if errors.As(err, &number) {
		return fmt.Errorf("%s %s: %w; choose another address or port", flag, address, number)
	}
	return fmt.Errorf("%s %s: expected an address of this machine and a port, such as 127.0.0.1:8080", flag, address)
}
