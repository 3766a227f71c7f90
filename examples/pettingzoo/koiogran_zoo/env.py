"""Koiogran as a PettingZoo environment (AEC) with action masks.

An action is the number of an option, and the mask marks those that the question has. All of them are legal. Questions with one
answer are not asked.
"""
import math

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .match import Match

ACTIONS = 256  # options that an agent can choose; further ones of a question are left out
SHIPS = 24  # ships that it sees
SHIP = ("there", "mine", "x", "y", "sin", "cos", "hull", "shields", "initiative", "points", "stress", "tokens", "asked")
OPTION = ("moves", "x", "y", "sin", "cos", "damage", "destroys", "targets", "threats", "hindered")
ACROSS = 1000.0  # millimeters that come to 1


class KoiogranEnv(AECEnv):
    """A match between two squads: player_1 and player_2, or player_1 alone against a bot of Koiogran.

    An observation is a dict. "observation" holds numbers from -1 to 1: first the ships (SHIP names the columns), then the options
    (OPTION). "action_mask" holds 1 for each option. infos[agent] has the whole question, table and match as JSON objects.

    The reward is 1 for the winner and -1 for the loser at the end, 0 for a draw. A match that Koiogran ends by the limit of rounds is
    over like any other.
    """

    metadata = {"name": "koiogran_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, squads, opponent=None, rounds=20, program="koiogran", flags=()):
        super().__init__()
        self._settings = {"bots": {2: opponent} if opponent else {}, "rounds": rounds, "program": program, "flags": flags}
        self._squads = tuple(squads)
        self.possible_agents = ["player_1"] if opponent else ["player_1", "player_2"]
        self.render_mode = None
        self._chance = np.random.default_rng()
        self._match = None
        size = SHIPS * len(SHIP) + ACTIONS * len(OPTION)
        self.observation_spaces = {a: spaces.Dict({
            "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(ACTIONS) for a in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begin a match. The same seed and the same actions repeat it. options may have other squads."""
        self.close()
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        squads = (options or {}).get("squads", self._squads)
        self._match = Match(squads, int(self._chance.integers(1 << 62)), **self._settings)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {a: {} for a in self.agents}
        self.agent_selection = self.agents[0]
        self._seen = {a: self._nothing() for a in self.agents}
        self._advance()

    def step(self, action):
        """Answer the question of agent_selection: an option's number, or the text of an answer such as "place WORD X Y HEADING"."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        question = self.infos[agent]["question"]
        if not isinstance(action, str):
            if not 0 <= action < ACTIONS or not self._seen[agent]["action_mask"][action]:
                raise ValueError(f"action {action} of {agent}; expected one that the mask allows")
            if question["kind"] == "place":
                action = _suggested(question)
        self._seen[agent]["action_mask"] = np.zeros(ACTIONS, np.int8)
        self._match.answer(action)
        self._advance()
        self._accumulate_rewards()

    def observe(self, agent):
        return {name: part.copy() for name, part in self._seen[agent].items()}

    def close(self):
        if self._match:
            self._match.close()
            self._match = None

    def _advance(self):
        """Go on to the next question, or to the end."""
        asked = self._match.ask()
        if asked is None:
            winner = self._match.result["winner"]
            for a in self.agents:
                self.terminations[a] = True
                self.rewards[a] = 0 if winner == 0 else 1 if a == f"player_{winner}" else -1
                self.infos[a] = {"result": self._match.result, "fault": self._match.fault}
            return
        seat, table, question = asked
        agent = f"player_{seat}"
        match = self._match.matches[seat]
        self.agent_selection = agent
        self.infos[agent] = {"question": question, "table": table, "match": match}
        n = len(question["options"]) or 1  # the only action of a placement is the place that is suggested
        mask = np.zeros(ACTIONS, np.int8)
        mask[:n] = 1
        self._seen[agent] = {"observation": _observation(match, table, question), "action_mask": mask}

    def _nothing(self):
        space = SHIPS * len(SHIP) + ACTIONS * len(OPTION)
        return {"observation": np.zeros(space, np.float32), "action_mask": np.zeros(ACTIONS, np.int8)}


def _suggested(question):
    """The place that a question suggests, as an answer."""
    place = question["place"]
    at = place["suggest"]
    return f'place {place["word"]} {at["x"]} {at["y"]} {at["heading"]}' if place["word"] else "pass"


def _pose(pose):
    """Where something is, in four numbers."""
    turn = math.radians(pose["heading"])
    return pose["x"] / ACROSS, pose["y"] / ACROSS, math.sin(turn), math.cos(turn)


def _observation(match, table, question):
    """The numbers of an observation."""
    ships = np.zeros((SHIPS, len(SHIP)), np.float32)
    cards = {c["id"]: c for c in match["ships"]}
    for row, ship in zip(ships, table.get("ships", [])):
        card = cards[ship["id"]]
        tokens = {t["name"]: t.get("count", 1) for t in ship.get("tokens", [])}
        row[1] = 1 if card["seat"] % 2 == match["seat"] % 2 else -1
        if "pose" in ship:
            row[0], row[2:6] = 1, _pose(ship["pose"])
        row[6:] = (ship["hull"] / 12, ship["shields"] / 12, ship["initiative"] / 12, card["points"] / 200,
                   tokens.get("stress", 0) / 4, sum(tokens.values()) / 8, ship["id"] == question.get("ship"))
    options = np.zeros((ACTIONS, len(OPTION)), np.float32)
    for row, option in zip(options, question["options"]):
        if "pose" in option:
            row[0], row[1:5] = 1, _pose(option["pose"])
        odds = option.get("odds") or {}
        row[5:] = (odds.get("damage", 0) / 6, odds.get("destroy", 0), len(option.get("sights") or ()) / 8, len(option.get("aimed") or ()) / 8,
                   len(option.get("meets") or ()) / 4)
    return np.clip(np.concatenate([ships.ravel(), options.ravel()]), -1, 1)
