// Package browser keeps matches in the IndexedDB of a browser. Several tabs share it, as several servers share a
// PostgreSQL: of two that add to a match at the same position, the database lets one. For every other system the
// package is empty.
package browser
