"""Building the pages the game is played on, and serving them; needs a checkout.

Two editions are made of the same staged copy of the game: the pygbag edition for any static
host, and the self-contained one, which asks no other host for anything. Never part of either.
"""

from game.publish.offline import build_offline
from game.publish.server import HOST, server_for
from game.publish.staging import PublishError
from game.publish.web import build_web

__all__ = ["HOST", "PublishError", "build_offline", "build_web", "server_for"]
