package bot

// usualSamples is how many playouts a plan takes, shared by its rows; in matches of many ships it takes fewer. A browser
// needs five to seven times as long for one.
const usualSamples = 32
