"""Koiogran for programs that learn: match.Match drives a match, env.KoiogranEnv is a PettingZoo environment over it."""
