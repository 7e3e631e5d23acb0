"""A `main.py` for the soak test: matches of bots on the real table, as fast as they go.

After each match it prints a line of JSON: how many are over, and what memory is in use.
"""

import ctypes
import gc
import json

import pygame
import pyodide_js

from game.app.loop import Loop
from game.app.program import Program, Start
from game.engine.ruleset import PRESETS, make_rules
from game.host import Activated, this_host
from game.scenes.match import open_match
from game.scenes.stack import Stack
from game.session import Seat, Session

MATCHES = 30
TURNS = 10
"""Turns of the loop to each frame of the browser."""
LONGEST = 20_000
"""Turns after which a match must be over."""
NAMES = ("Ann", "Bob", "Cleo", "Dario")
BOTS = ("regular", "novice", "regular", "random")


class Mallinfo(ctypes.Structure):
    """C's `struct mallinfo`; `uordblks` counts the bytes that are in use."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd",
            "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
        )
    ]  # fmt: skip


mallinfo = ctypes.CDLL(None).mallinfo
mallinfo.restype = Mallinfo


async def main():
    host, stack = this_host(), Stack()
    host.start_display("Soak", (1280, 720))
    pygame.font.init()
    host.start_sound()
    program = Program(Start(), lambda session: None)
    stack.push(program.open(host, stack))
    context = program.context
    context.change(speed="off")
    loop = Loop(host, stack, program.crash_scene, program.hear)
    for number in range(1, MATCHES + 1):
        rules = make_rules(tuple(PRESETS)[number % len(PRESETS)], len(NAMES))
        seats = [Seat(bot) for bot in BOTS]
        context.session = session = Session.start(
            rules, NAMES, seats, number, context.store.save_match
        )
        stack.reset(open_match(context, session))
        turns = 0
        while stack.top.name != "match_end":
            turns += 1
            assert turns < LONGEST, f"match {number} is stuck in {stack.top.name}"
            assert stack.top.name != "crash", stack.top.report()
            if turns % TURNS == 0:
                await host.next_frame()
                if any(
                    target.id == "continue" and target.enabled for target in stack.top.targets()
                ):
                    stack.top.handle(Activated("continue"))
            loop.turn(100)
        gc.collect()
        print(
            "soak: "
            + json.dumps(
                {
                    "matches": number,
                    "turns": turns,
                    "objects": len(gc.get_objects()),
                    "used": mallinfo().uordblks,
                    "wasm": pyodide_js._module.HEAP8.length,
                }
            )
        )
        await host.next_frame()
