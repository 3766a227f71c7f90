//go:build !js

package bot

// playoutTime is how long a playout takes, in units of what it takes on a processor.
const playoutTime = 1
