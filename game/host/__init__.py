"""What the game stands on: a desktop window or a web page, behind one small interface.

`this_host()` is the only place that knows where the game runs. The rest of the game gets a
`Host` and asks it for frames, storage, wishes and page functions. The host knows no game.
"""

import sys

from game.host.events import (
    Activated,
    AddressChanged,
    FilePicked,
    Focused,
    Hidden,
    PageEvent,
    Resized,
    Shown,
    StorageChanged,
    TextEntered,
)
from game.host.interface import Address, Host, Mirrored, NoDisplayError, PageSize, Wishes
from game.host.storage import Storage

__all__ = [
    "Activated",
    "Address",
    "AddressChanged",
    "FilePicked",
    "Focused",
    "Hidden",
    "Host",
    "Mirrored",
    "NoDisplayError",
    "PageEvent",
    "PageSize",
    "Resized",
    "Shown",
    "Storage",
    "StorageChanged",
    "TextEntered",
    "Wishes",
    "this_host",
]


def this_host() -> Host:
    """Return the host of the machine the game runs on."""
    if sys.platform == "emscripten":
        from game.host.browser import BrowserHost

        return BrowserHost()
    from game.host.desktop import DesktopHost

    return DesktopHost()
