package bot

// playoutTime is how long a playout takes, in units of what it takes on a processor: five to seven were measured in a browser.
const playoutTime = 12
