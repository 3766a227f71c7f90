#!/usr/bin/env python3
"""A bot for Koiogran in Python: it plays a seat over its standard input and output (docs/bots.md).

    koiogran play A.xws B.xws --bots beginner,'python3 examples/stdio/bot.py'

It attacks when it can, prefers the attack with the best odds, takes green maneuvers while it has stress, and
draws the rest by the seed of the match.
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def worth(option, stressed, rng):
    """How good an option looks; chance breaks ties."""
    value = rng.random()
    odds = option.get("odds")
    if odds:
        value += 10 + 5 * odds["damage"] + 5 * odds["destroy"]
    maneuver = option.get("maneuver")
    if maneuver and maneuver.get("difficulty") == ("blue" if stressed else "white"):
        value += 1
    if option["verb"] == "pass":
        value -= 1
    # enemies that it would have in its arcs there, and whose arcs it would be in
    value += 0.5 * len(option.get("sights", [])) - 0.3 * len(option.get("aimed", []))
    # what is in the way there is seldom good
    return value - 2 * len(option.get("meets", []))


def main():
    hello = json.loads(sys.stdin.readline())
    rng = random.Random(hello["seed"])
    say({"protocol": 1, "name": "example"})
    for line in sys.stdin:  # ends with the match
        ask = json.loads(line)
        question, ships = ask["question"], {s["id"]: s for s in ask["table"]["ships"]}
        if question["kind"] == "place":
            place = question["place"]
            at = place["suggest"]
            where = f'place {place["word"]} {at["x"]} {at["y"]} {at["heading"]}'
            say({"question": question["number"], "answer": where if place["word"] else "pass"})
            continue
        ship = ships.get(question.get("ship"), {})
        stressed = any(t["name"] == "stress" for t in ship.get("tokens", []))
        options = question["options"]
        best = max(range(len(options)), key=lambda n: worth(options[n], stressed, rng))
        say({"question": question["number"], "option": best})


main()
