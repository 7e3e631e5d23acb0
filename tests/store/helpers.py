from game.store import MemoryStorage, StorageError


class FailingStorage(MemoryStorage):
    """A storage that can be told to refuse."""

    def __init__(self, texts=None):
        super().__init__(texts)
        self.full = False
        self.forbidden = False
        self.most_characters = None

    def _check(self):
        if self.forbidden:
            raise StorageError("forbidden")

    def get(self, key):
        self._check()
        return super().get(key)

    def keys(self):
        self._check()
        return super().keys()

    def remove(self, key):
        self._check()
        super().remove(key)

    def set(self, key, text):
        self._check()
        if self.full:
            raise StorageError("quota")
        super().set(key, text)


HEAD = {"record": {"rules": "base", "players": ["Ada", "Bo", "Cy"], "actions": []}, "seed": 5}
TAIL = ["Ada 3C", "Bo pass", {"deal": {"hands": {"Ada": "3C"}}}]


def pair(head, tail):
    """A revive function that takes everything."""
    return head, tail
