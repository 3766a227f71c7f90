package main

import (
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
)

// healthCommand asks a server whether it is well, as a container's health check does.
type healthCommand struct {
	URL      string `arg:"" optional:"" default:"http://127.0.0.1:8080" help:"Where the server is. Default: ${default}."`
	Insecure bool   `help:"Accept any TLS certificate, to ask a server by its number."`
}

// healthTime is how long a server may take to answer.
const healthTime = 5 * time.Second

func (c *healthCommand) Run(p *program) error {
	ctx, cancel := context.WithTimeout(p.ctx, healthTime)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(c.URL, "/")+"/healthz", nil)
	if err != nil || req.URL.Host == "" {
		return fmt.Errorf("%s: expected the address of a server, such as http://127.0.0.1:8080", c.URL)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.TLSClientConfig = &tls.Config{InsecureSkipVerify: c.Insecure}
	answer, err := (&http.Client{Transport: transport}).Do(req)
	if err != nil {
		return no(plain(err))
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, 1<<10))
	if err != nil {
		return no(err.Error())
	}
	if answer.StatusCode != http.StatusOK {
		return no(fmt.Sprintf("%s: %s: %s", c.URL, answer.Status, strings.TrimSpace(string(text))))
	}
	_, err = fmt.Fprintln(p.out, strings.TrimSpace(string(text)))
	return err
}
