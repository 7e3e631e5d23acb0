"""`python -m game.cli` is `president`."""

from game.cli import main

raise SystemExit(main())
