//go:build !js

package bot

// usualSamples is how many playouts a plan takes, shared by its rows; in matches of many ships it takes fewer.
const usualSamples = 160
