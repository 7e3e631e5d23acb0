"""What is kept and how: documents with schema and check sum, strings in, strings out."""

from game.store.checks import BadValue
from game.store.daily import Daily, DailyResult, daily_link, daily_seed, day_of
from game.store.documents import BadDocument, Json, StrangeName
from game.store.link import BadLink, Known, Link, Refusal, Sitter, link_of, parse_link
from game.store.notices import Notice, NoticeKind
from game.store.settings import SeatSetup, Settings, TableSetup
from game.store.statistics import Statistics, Tally
from game.store.storage import Storage
from game.store.store import Store

__all__ = [
    "BadDocument",
    "BadLink",
    "BadValue",
    "Daily",
    "DailyResult",
    "Json",
    "Known",
    "Link",
    "Notice",
    "NoticeKind",
    "Refusal",
    "SeatSetup",
    "Settings",
    "Sitter",
    "Statistics",
    "Storage",
    "Store",
    "StrangeName",
    "TableSetup",
    "Tally",
    "daily_link",
    "daily_seed",
    "day_of",
    "link_of",
    "parse_link",
]
