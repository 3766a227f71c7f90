package arch

import (
	"path/filepath"
	"strings"
	"testing"
)

// serverOrder returns the order in which the files of serve/server are read, room after room: each uses what is before it,
// and only mostBackInServer references run back.
func serverOrder() []string {
	return []string{
		"seats", "seats_team",
		"server_meter", "server", "server_operate", "server_heartbeat", "server_request", "server_push", "server_drafted",
		"server_loading", "server_sweep",
		"table_language", "table_watch", "table_forfeit", "table_undo", "table", "table_clock", "table_answer", "table_archive",
		"table_result", "table_cleared", "table_eventlog", "table_guard", "table_watchable", "table_suggest", "table_review", "table_drive",
		"table_chat", "table_offer", "table_timeout", "table_scratch", "table_finished", "table_turn", "table_chances",
		"table_games", "table_delay", "table_state",
		"http_conn", "http_wordroutes", "http_connections", "http_seatroutes", "http_stream", "http_gzip", "http_play",
		"http_noroute", "http_handler", "http_site", "http_routes", "http_buffering", "http_socket", "http_workers",
		"begin_opening", "begin_dice", "begin_create", "begin_program", "begin_invitation", "begin_tables", "begin_seat",
		"begin_guests",
		"account_matches", "account_leave",
		"record_routes", "record_analyze", "record",
	}
}

// mostBackInServer is how many references run back. It may only fall.
const mostBackInServer = 47

// TestServer_ReferencesBack counts the references between the files of serve/server that run back: a file uses what a
// file declares that is read after it.
func TestServer_ReferencesBack(t *testing.T) {
	nameOf := func(file string) string { return strings.TrimSuffix(filepath.Base(file), ".go") }
	fewBack(t, mostBackInServer, "../../serve/server", serverOrder(), nameOf)
}

// A room of serve/server is read in one piece: the files of a topic follow each other.
func TestServer_RoomsAreReadInOnePiece(t *testing.T) {
	seen, last := map[string]bool{}, ""
	for _, name := range serverOrder() {
		room := topicOf(name)
		if room != last && seen[room] {
			t.Errorf("%s is read apart from the other files of %s", name, room)
		}
		seen[room], last = true, room
	}
}
