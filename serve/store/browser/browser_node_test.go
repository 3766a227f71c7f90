//go:build !js

package browser

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestInNode runs the tests of this package as a browser does, in node, over an IndexedDB made of JavaScript.
func TestInNode(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("node is needed to run the store of the browser: install Node 20")
	}
	if _, err := os.Stat("../../../web/node_modules/fake-indexeddb"); err != nil {
		t.Skip("skipped: npm --prefix web ci brings the IndexedDB that this runs over")
	}
	binary := filepath.Join(t.TempDir(), "browser.wasm")
	build := exec.Command("go", "test", "-c", "-vet=off", "-o", binary, ".")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := exec.Command(node, "../../../web/src/tab/database.test.mjs", binary)
	run.Env = []string{"HOME=" + os.Getenv("HOME"), "PATH=" + os.Getenv("PATH")}
	if out, err := run.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
