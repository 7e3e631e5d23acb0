"""What is kept and how: documents with schema and check sum, strings in, strings out."""

from game.store.checks import BadValue
from game.store.documents import BadDocument, Json
from game.store.notices import Notice, NoticeKind
from game.store.settings import SeatSetup, Settings, TableSetup
from game.store.statistics import Statistics, Tally
from game.store.storage import MemoryStorage, Storage, StorageError
from game.store.store import Store

__all__ = [
    "BadDocument",
    "BadValue",
    "Json",
    "MemoryStorage",
    "Notice",
    "NoticeKind",
    "SeatSetup",
    "Settings",
    "Statistics",
    "Storage",
    "StorageError",
    "Store",
    "TableSetup",
    "Tally",
]
