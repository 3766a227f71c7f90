package analysis

import "koiogran/play/bot"

// Decisions in these tests are held against a program that plays nothing out.
func init() { strongest, _ = bot.Named("ace") }
