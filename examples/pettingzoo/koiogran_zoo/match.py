"""A match that is driven from here. Koiogran starts bots and asks them; a Match turns that around with a relay in each seat."""
import json
import os
import queue
import shutil
import socket
import subprocess
import sys
import tempfile
import threading

PROTOCOL = 1


class Match:
    """A match between two squads. Call ask for the next question, and answer with what its seat chooses.

    squads are two files. bots names the bots of seats that are not driven from here, such as {2: "wingman"}. program is the path of
    koiogran, and flags are further flags of "koiogran play".
    """

    def __init__(self, squads, seed, bots=None, rounds=20, program="koiogran", flags=()):
        bots = bots or {}
        self.result = None  # {"winner": 1, "rounds": 7, ...} after the match; winner is 0 for a draw
        self.fault = ""  # why a seat conceded by a fault, if one did
        self.matches = {}  # by seat: what does not change in the match, as the seat sees it
        self.seat = 0  # the one that is asked
        self._number = 0
        self._lines = {}
        self._news = queue.Queue()
        self._folder = tempfile.mkdtemp(prefix="koiogran-")
        path = os.path.join(self._folder, "seats")
        relay = os.path.join(self._folder, "relay.py")  # Koiogran splits commands at spaces, which the path of this package may have
        shutil.copy(os.path.join(os.path.dirname(os.path.abspath(__file__)), "relay.py"), relay)
        command = f"{sys.executable} {relay} {path}"
        if len(command.split()) != 3 or "," in command:
            shutil.rmtree(self._folder)
            raise ValueError(f"{command}: expected paths of the interpreter and of the temporary folder without spaces and commas")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(path)
        self._listener.listen(2)
        seats = [bots.get(seat) or f"{command} {seat}" for seat in (1, 2)]
        self._program = subprocess.Popen(
            [program, "play", *squads, "--bots", ",".join(seats), "--seed", str(seed), "--rounds", str(rounds), "--json",
             "--answer-time", "24h", *flags],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for work in (self._accept, self._wait):
            threading.Thread(target=work, daemon=True).start()

    def ask(self):
        """Return (seat, table, question), or None at the end of the match, when result is set."""
        if self.result is not None:
            return None
        while True:
            seat, message = self._news.get()
            if seat == 0:
                self._finish(*message)
                return None
            if "question" in message:
                self.seat, self._number = seat, message["question"]["number"]
                return seat, message["table"], message["question"]
            if message["protocol"] != PROTOCOL:
                self.close()
                raise RuntimeError(f"koiogran speaks protocol {message['protocol']}; expected {PROTOCOL}")
            self.matches[seat] = message["match"]
            self._say(seat, {"protocol": PROTOCOL, "name": "koiogran-zoo"})

    def answer(self, choice):
        """Answer the question: with the number of an option, or with a text such as "place WORD X Y HEADING"."""
        key = "answer" if isinstance(choice, str) else "option"
        self._say(self.seat, {"question": self._number, key: choice if key == "answer" else int(choice)})

    def close(self):
        """End the match if it is not over, and remove what it needed."""
        if self._program.poll() is None:
            self._program.terminate()
        self._program.wait()
        self._listener.close()
        for lines in self._lines.values():
            lines.close()
        self._lines = {}
        shutil.rmtree(self._folder, ignore_errors=True)

    def _accept(self):
        """Take the connections of the relays."""
        while True:
            try:
                there, _ = self._listener.accept()
            except OSError:  # closed
                return
            lines = there.makefile("rwb")
            there.close()  # lines has it open
            seat = int(lines.readline())
            self._lines[seat] = lines
            threading.Thread(target=self._read, args=(seat, lines), daemon=True).start()

    def _read(self, seat, lines):
        """Read what a seat is asked."""
        try:
            for line in lines:
                self._news.put((seat, json.loads(line)))
        except (OSError, ValueError):  # closed, or cut off by the end
            return

    def _wait(self):
        """Wait for the end of the program."""
        out, err = self._program.communicate()
        self._news.put((0, (self._program.returncode, out, err.decode(errors="replace").strip())))

    def _finish(self, status, out, err):
        """Note how the match ended."""
        self.close()
        if status != 0:
            raise RuntimeError(err or f"koiogran ended with status {status}")
        self.result, self.fault = json.loads(out), err

    def _say(self, seat, message):
        """Send a line to a seat."""
        try:
            self._lines[seat].write(json.dumps(message).encode() + b"\n")
            self._lines[seat].flush()
        except OSError:  # the relay has ended, and news of that comes next
            pass
