"""The pages' templates: parts in `assets/pages`, put together at build time."""

from __future__ import annotations

import json
import re
from pathlib import Path

from game.publish.staging import PublishError

_FIELD = re.compile(r"\{\{(\w+)\}\}")  # pygbag's own fields have a dot in their names


class Parts:
    """The parts of the pages, read from `assets/pages` of a checkout."""

    def __init__(self, root: Path) -> None:
        self._folder = root / "assets" / "pages"

    def text(self, name: str) -> str:
        """Return one part as it is."""
        return (self._folder / name).read_text(encoding="utf-8")

    def script(self) -> str:
        """Return the JavaScript that both editions share."""
        return self.text("loading.js") + self.text("president.js")

    def texts(self) -> str:
        """Return the loading screen's words in all languages, as JSON."""
        return for_script(json.loads(self.text("words.json")))

    def stage(self, icon: str) -> str:
        """Return the page's elements; `icon` is the address of the picture shown while loading."""
        return self.filled("stage.html", icon=icon, wordmark=self.text("wordmark.svg"))

    def filled(self, name: str, **fields: str) -> str:
        """Return a part with its `{{fields}}` filled in; raises PublishError for unknown ones."""

        def value(field: re.Match[str]) -> str:
            if field[1] not in fields:
                raise PublishError(f"The page's part {name} has an unknown field {field[1]}.")
            return fields[field[1]]

        return _FIELD.sub(value, self.text(name))


def for_script(value: object) -> str:
    """Return `value` as JSON that may stand inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
