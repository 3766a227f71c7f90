package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"net/url"
	"strings"
	"time"

	"koiogran/check/lab"
	"koiogran/serve/equip"
	"koiogran/serve/limit"
	"koiogran/serve/metrics"
	"koiogran/serve/passkey/webauthn"
	"koiogran/serve/push/webpush"
	"koiogran/serve/schema"
	"koiogran/serve/server"
	"koiogran/serve/store"
	"koiogran/serve/store/open"
	"koiogran/web"
)

type serveCommand struct {
	Listen   string `help:"The address to listen on. Default: 127.0.0.1:8080, or a free port if that one is in use." placeholder:"ADDRESS"`
	Database string `help:"${databases} Default: koiogran.db in your data folder." placeholder:"DATABASE"`
	Open     bool   `help:"Open the browser."`

	Pace span `default:"1s" help:"How long bots think per move in matches without human players."`

	Metrics string `help:"The address for metrics and profiles. Keep it private. Default: off." placeholder:"ADDRESS"`
	Earlier string `help:"URL of an earlier version that finishes the matches this one cannot continue." placeholder:"URL"`

	Certificate string   `help:"TLS certificate with its chain (PEM); reloaded when it changes." placeholder:"FILE" and:"tls"`
	Key         string   `help:"The certificate's private key." placeholder:"FILE" and:"tls"`
	Bans        string   `help:"A file of addresses and networks to block, one per line; reloaded when it changes." placeholder:"FILE"`
	Limit       []string `help:"Set a limit, such as requests=60; 0 removes it." placeholder:"NAME=N"`

	Points []string `help:"The points lists that tables may go by, the usual one of each game first: files, or lists that the program carries: ${pointsLists}. Default: all that it carries." placeholder:"FILE|NAME@DATE"`

	Analysts string `help:"A PostgreSQL database whose workers (koiogran lab work) analyze finished matches. The server analyzes what they do not." placeholder:"URL"`

	Forget span `help:"Delete matches after this long without activity, such as 365d; koiogran store idle lists them. Default: never." placeholder:"TIME"`

	Proxy     bool   `help:"Trust what a proxy in front of the server says about its clients (X-Forwarded-For, -Host and -Proto)."`
	Address   string `help:"Where browsers reach the server, such as https://play.example: the one address of its passkeys, and of its pages if a proxy in front passes on another Host." placeholder:"URL"`
	Unlimited bool   `help:"Disable all request limits, for load tests on one machine."`
	Verbose   bool   `short:"v" help:"Log every request."`
	Schema    bool   `help:"Print the protocol's schema and exit."`

	Haste int `default:"1" hidden:"" help:"Divide the times for which the server waits for clients and the database by this, for tests."`
}

func (c *serveCommand) Run(p *program) error {
	if c.Schema {
		_, err := p.out.Write(schema.Of(new(server.Server).Routes()).JSON())
		return err
	}
	if err := c.possible(); err != nil {
		return err
	}
	level := slog.LevelInfo
	if c.Verbose {
		level = slog.LevelDebug
	}
	o := server.Options{
		Log:    slog.New(slog.NewTextHandler(p.err, &slog.HandlerOptions{Level: level})),
		Random: rand.Reader, Pace: time.Duration(c.Pace), Proxy: c.Proxy, Haste: c.Haste,
		Limits: limit.Standard(), Client: web.Handler(), App: web.App(),
		Passkeys: webauthn.Authority{}, Push: webpush.New(), Schema: schema.Of(new(server.Server).Routes()),
	}
	build := thisVersion()
	o.Program, o.Earlier = build.name(), c.Earlier
	if c.Unlimited {
		o.Limits = limit.Limits{}
	}
	for _, words := range c.Limit {
		if err := limit.Read(&o.Limits, words); err != nil {
			return fmt.Errorf("--limit: %w", err)
		}
	}
	o.Forget = time.Duration(c.Forget)
	if err := errors.Join(c.turnAway(&o), c.address(&o), c.offer(&o)); err != nil {
		return err
	}
	if err := equip.Server(&o); err != nil {
		return err
	}
	held, err := c.certificate()
	if err != nil {
		return err
	}
	if c.Analysts != "" {
		pool, err := lab.OpenPool(p.ctx, c.Analysts)
		if err != nil {
			return fmt.Errorf("--analysts: %w", err)
		}
		defer pool.Close()
		o.Analyst = pool
	}
	listener, err := c.listen() // before a database is made
	if err != nil {
		return err
	}
	kept, err := c.store(p)
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	o.Store = kept
	return errors.Join(c.serve(p, o, listener, held), kept.Close())
}

// store opens the database, and says where it is if that was left to the program.
func (c *serveCommand) store(p *program) (store.Store, error) {
	if c.Database == "" {
		usual, err := usualDatabase()
		if err != nil {
			return nil, err
		}
		c.Database = usual
		fmt.Fprintf(p.out, "Matches are kept in %s\n", usual)
	}
	return open.Open(p.ctx, c.Database)
}

// certificate reads the certificate, nil if there is none.
func (c *serveCommand) certificate() (*changing[*tls.Certificate], error) {
	if c.Certificate == "" {
		return nil, nil
	}
	held := certificateOf(c.Certificate, c.Key)
	if _, err := held.now(); err != nil {
		return nil, fmt.Errorf("--certificate: %w", err)
	}
	return held, nil
}

// turnAway lets a server turn away those whom a file lists.
func (c *serveCommand) turnAway(o *server.Options) error {
	if c.Bans == "" {
		return nil
	}
	bans := bansOf(c.Bans)
	if _, err := bans.now(); err != nil {
		return fmt.Errorf("--bans: %w", err)
	}
	o.Banned = func(address string) bool {
		list, err := bans.now()
		if err != nil {
			o.Log.Error("could not read the ban list; the previous list stays in effect", "error", err)
		}
		return banned(list, address)
	}
	return nil
}

// address sets the public address of a server, where browsers reach it.
func (c *serveCommand) address(o *server.Options) error {
	if c.Address == "" {
		return nil
	}
	at, err := url.Parse(c.Address)
	if err != nil || at.Scheme != "https" && at.Scheme != "http" || at.Host == "" || at.User != nil {
		return fmt.Errorf("--address %s: expected a public URL, such as https://play.example",
			c.Address)
	}
	// As browsers write an origin.
	host := strings.ToLower(at.Host)
	if port := map[string]string{"https": ":443", "http": ":80"}[at.Scheme]; at.Port() == port[1:] {
		host = strings.TrimSuffix(host, port)
	}
	o.Address = at.Scheme + "://" + host
	return nil
}

// The times that a connection may take.
const (
	headerTime = 10 * time.Second
	idleTime   = 2 * time.Minute
	stopTime   = 10 * time.Second
)

// usualAddress is where the server listens by default.
const usualAddress = "127.0.0.1:8080"

// listen opens the address that was asked for. Where none was, and the usual one is taken, any
// free port of this machine will do.
func (c *serveCommand) listen() (net.Listener, error) {
	listener, err := net.Listen("tcp", cmp.Or(c.Listen, usualAddress))
	if err != nil && c.Listen == "" {
		listener, err = net.Listen("tcp", "127.0.0.1:0")
	}
	if err != nil {
		return nil, listenError("--listen", c.Listen, err)
	}
	return listener, nil
}

// profiles are what operators can ask of the program apart from what they can of the server.
func profiles(counted *metrics.Meter) map[string]http.Handler {
	return map[string]http.Handler{
		"GET /metrics":             counted.Handler(),
		"GET /debug/pprof/":        http.HandlerFunc(pprof.Index),
		"GET /debug/pprof/profile": http.HandlerFunc(pprof.Profile),
		"GET /debug/pprof/symbol":  http.HandlerFunc(pprof.Symbol),
		"GET /debug/pprof/trace":   http.HandlerFunc(pprof.Trace),
	}
}

// wait is for how long the program waits for clients where it usually waits for some time.
func (c *serveCommand) wait(usually time.Duration) time.Duration {
	return usually / time.Duration(max(1, c.Haste))
}

// operate serves metrics and profiles, if that is wanted, until it is closed.
func (c *serveCommand) operate(p *program, s *server.Server, counted *metrics.Meter) (io.Closer, error) {
	h := &http.Server{Handler: s.Operating(profiles(counted)), ReadHeaderTimeout: headerTime}
	if c.Metrics == "" {
		return h, nil
	}
	listener, err := net.Listen("tcp", c.Metrics)
	if err != nil {
		return nil, listenError("--metrics", c.Metrics, err)
	}
	fmt.Fprintf(p.err, "Metrics are at http://%s/metrics\n", listener.Addr())
	go func() { _ = h.Serve(listener) }()
	return h, nil
}

// accept serves those who come, with TLS if there is a certificate. One that can no longer be read stays in effect.
func accept(h *http.Server, listener net.Listener, held *changing[*tls.Certificate], log *slog.Logger) error {
	if held == nil {
		return h.Serve(listener)
	}
	h.TLSConfig = &tls.Config{MinVersion: tls.VersionTLS12,
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
			own, err := held.now()
			if err != nil {
				log.Error("could not read the certificate; the previous one stays in effect", "error", err)
			}
			return own, nil
		}}
	return h.ServeTLS(listener, "", "")
}

// httpLog is the log of net/http. It logs failed TLS handshakes only with --verbose: a flood of
// connections would flood the log.
type httpLog struct{ slog.Handler }

// Handle implements slog.Handler.
func (h httpLog) Handle(ctx context.Context, r slog.Record) error {
	if strings.HasPrefix(r.Message, "http: TLS handshake error") {
		r.Level = slog.LevelDebug
	}
	if !h.Enabled(ctx, r.Level) {
		return nil
	}
	return h.Handler.Handle(ctx, r)
}

// serve serves until the program is interrupted, and then finishes what is under way.
func (c *serveCommand) serve(p *program, o server.Options, listener net.Listener, held *changing[*tls.Certificate]) error {
	go collectLess(p.ctx)
	counted := metrics.New(o.Version)
	o.Meter = counted
	s := server.New(o)
	h := &http.Server{
		Handler: s.Handler(), ConnState: s.Connected, ReadHeaderTimeout: c.wait(headerTime), ReadTimeout: time.Minute,
		IdleTimeout: idleTime, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(httpLog{o.Log.Handler()}, slog.LevelWarn),
	}
	operating, err := c.operate(p, s, counted)
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	defer operating.Close()
	scheme := "http"
	if held != nil {
		scheme = "https"
	}
	at := shownAt(scheme, listener.Addr())
	fmt.Fprintf(p.out, "Koiogran is at %s\nOpen it in a browser; Ctrl-C stops it.\n", at)
	failed := make(chan error, 1)
	go func() { failed <- accept(h, listener, held, o.Log) }()
	if c.Open {
		if err := openBrowser(at); err != nil {
			o.Log.Warn(err.Error())
		}
	}
	select {
	case err := <-failed:
		s.Close()
		return fmt.Errorf("--listen %s: %w", c.Listen, err)
	case <-p.ctx.Done():
	}
	s.Close() // ends the streams, which would not end by themselves
	ctx, cancel := context.WithTimeout(context.Background(), c.wait(stopTime))
	defer cancel()
	if err = h.Shutdown(ctx); errors.Is(err, context.DeadlineExceeded) {
		err = h.Close() // someone does not read what they have asked for
	}
	<-failed
	return err
}
