package database

import (
	"koiogran/serve/store"
)

// The statements that put one note: one that is new, one that is there, one that goes. Each
// reports by the rows that it touches whether the note was as it should have been.
const (
	insertNote = `INSERT INTO notes (kind, key, owner, rank, version, data)
		VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT DO NOTHING`
	updateNote = `UPDATE notes SET owner = $3, rank = $4, data = $5, version = version + 1
		WHERE kind = $1 AND key = $2 AND version = $6`
	deleteNote = `DELETE FROM notes WHERE kind = $1 AND key = $2 AND version = $3`
)

// PutNote returns the statement that puts a note, with its arguments.
func PutNote(n *store.Note) (string, []any) {
	switch {
	case n.Data == nil:
		return deleteNote, []any{n.Kind, n.Key, n.Version}
	case n.Version == 0:
		return insertNote, []any{n.Kind, n.Key, n.Owner, n.Rank, n.Data}
	}
	return updateNote, []any{n.Kind, n.Key, n.Owner, n.Rank, n.Data, n.Version}
}

// SelectNotes lists the fields of notes.
const SelectNotes = `SELECT kind, key, owner, rank, version, data FROM notes `
