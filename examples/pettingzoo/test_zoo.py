"""Tests of the adapter: python3 test_zoo.py [SQUAD SQUAD]. They need koiogran in the path, or its path in KOIOGRAN."""
import os
import random
import shutil
import sys
import types
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
PROGRAM = os.environ.get("KOIOGRAN", "koiogran")
SQUADS = [os.path.join(HERE, "../../content/squads", name) for name in ("ready-rebels.xws", "ready-empire.xws")]

from koiogran_zoo.match import Match  # noqa: E402

try:
    import numpy
except ImportError:
    numpy = None


def stand_in():
    """Stand-ins for what the environment uses of PettingZoo and Gymnasium, by their documentation."""
    zoo, gym = types.ModuleType("pettingzoo"), types.ModuleType("gymnasium")

    class AECEnv:
        def _clear_rewards(self):
            self.rewards = dict.fromkeys(self.rewards, 0)

        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action):
            assert action is None
            agent = self.agent_selection
            for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                del table[agent]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            self._clear_rewards()

        def agent_iter(self):
            while self.agents:
                yield self.agent_selection

        def last(self):
            a = self.agent_selection
            return self.observe(a), self._cumulative_rewards[a], self.terminations[a], self.truncations[a], self.infos[a]

    class Box:
        def __init__(self, low, high, shape, dtype):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, x):
            return x.shape == self.shape and x.dtype == self.dtype and x.min() >= self.low and x.max() <= self.high

    class Dict(dict):
        def contains(self, x):
            return x.keys() == self.keys() and all(self[k].contains(x[k]) for k in self)

    class Discrete:
        def __init__(self, n):
            self.n = n

    zoo.AECEnv, gym.spaces = AECEnv, types.SimpleNamespace(Box=Box, Dict=Dict, Discrete=Discrete)
    sys.modules.update(pettingzoo=zoo, gymnasium=gym)


try:
    import pettingzoo  # noqa: F401
    from pettingzoo.test import api_test
except ImportError:
    api_test = None
    if numpy:
        stand_in()
        print("PettingZoo is not installed: the environment is tested on a stand-in for its base class")


def play(env, seed):
    """Play a match with random actions, and return what happened."""
    chance, story, final = random.Random(seed), [], {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert env.observation_space(agent).contains(observation)
        action = None
        if termination or truncation:
            final[agent] = reward, info
        else:
            action = chance.choice([i for i, legal in enumerate(observation["action_mask"]) if legal])
            story.append((agent, info["question"]["text"], action))
        env.step(action)
    env.close()
    return story, final


class TestMatch(unittest.TestCase):
    def test_drives_both_seats_to_the_end(self):
        match, asked = Match(SQUADS, seed=5, rounds=2, program=PROGRAM), {1: 0, 2: 0}
        while question := match.ask():
            seat, _, question = question
            asked[seat] += 1
            if question["kind"] == "place":
                at = question["place"]["suggest"]
                match.answer(f'place {question["place"]["word"]} {at["x"]} {at["y"]} {at["heading"]}')
            else:
                match.answer(0)
        self.assertEqual((match.fault, match.result["rounds"]), ("", 2))
        self.assertTrue(asked[1] > 4 and asked[2] > 4, asked)

    def test_reports_an_answer_that_is_not_legal(self):
        match = Match(SQUADS, seed=5, bots={2: "random"}, rounds=2, program=PROGRAM)
        match.ask()
        match.answer("moon")
        self.assertIsNone(match.ask())
        self.assertEqual(match.result["winner"], 2)
        self.assertIn('it answered "moon"', match.fault)

    def test_reports_what_koiogran_refuses(self):
        match = Match(["missing.xws", SQUADS[1]], seed=5, program=PROGRAM)
        with self.assertRaisesRegex(RuntimeError, "missing.xws"):
            match.ask()

    def test_can_be_closed_in_the_middle(self):
        match = Match(SQUADS, seed=5, program=PROGRAM)
        match.ask()
        match.close()
        self.assertFalse(os.path.exists(match._folder))


@unittest.skipUnless(numpy, "NumPy is not installed: the environment is not tested")
class TestEnv(unittest.TestCase):
    def env(self, **settings):
        from koiogran_zoo.env import KoiogranEnv
        return KoiogranEnv(SQUADS, rounds=2, program=PROGRAM, **settings)

    def test_plays_a_match_and_repeats_it(self):
        first, final = play(self.env(), 3)
        again, _ = play(self.env(), 3)
        other, _ = play(self.env(), 4)
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)
        self.assertEqual(set(final), {"player_1", "player_2"})
        self.assertEqual(sum(reward for reward, _ in final.values()), 0)
        self.assertEqual(final["player_1"][1]["fault"], "")

    def test_plays_against_a_bot(self):
        story, final = play(self.env(opponent="random"), 3)
        self.assertEqual({agent for agent, _, _ in story}, {"player_1"})
        self.assertIn(final["player_1"][0], (-1, 0, 1))

    def test_rewards_the_winner(self):
        env = self.env()
        env.reset(seed=1)
        loser = env.agent_selection
        env.step("concede")
        self.assertEqual(env.rewards, {a: -1 if a == loser else 1 for a in env.possible_agents})
        env.close()

    def test_refuses_what_the_mask_does_not_allow(self):
        env = self.env()
        env.reset(seed=1)
        with self.assertRaises(ValueError):
            env.step(255)
        env.close()

    @unittest.skipUnless(api_test, "PettingZoo is not installed: its own test of environments is left out")
    def test_passes_the_test_of_pettingzoo(self):
        api_test(self.env(), num_cycles=50)


if __name__ == "__main__":
    unittest.main()
