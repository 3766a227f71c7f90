"""The bot that Koiogran starts for a seat: it passes lines between its standard input and output and the socket of a Match.

    python3 relay.py SOCKET SEAT
"""
import socket
import sys


def main():
    path, seat = sys.argv[1:]
    with socket.socket(socket.AF_UNIX) as there:
        there.connect(path)
        lines = there.makefile("rwb")
        lines.write(seat.encode() + b"\n")
        for line in sys.stdin.buffer:  # ends with the match
            lines.write(line)
            lines.flush()
            answer = lines.readline()
            if not answer:
                return  # the driver has left
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()


main()
