import errno


class MemoryStorage:
    """A storage that lasts as long as the test, and can be told to refuse."""

    def __init__(self, texts=None):
        self.texts = {} if texts is None else texts
        self.full = False
        self.forbidden = False

    def _check(self):
        if self.forbidden:
            raise OSError(errno.EACCES, "forbidden")

    def get(self, key):
        self._check()
        return self.texts.get(key)

    def set(self, key, text):
        self._check()
        if self.full:
            raise OSError(errno.ENOSPC, "full")
        self.texts[key] = text

    def remove(self, key):
        self._check()
        self.texts.pop(key, None)

    def keys(self):
        self._check()
        return sorted(self.texts)

    def place(self, key):
        return f"/kept/{key}"


HEAD = {"record": {"rules": "base", "players": ["Ada", "Bo", "Cy"], "actions": []}, "seed": 5}
TAIL = ["Ada 3C", "Bo pass", {"deal": {"hands": {"Ada": "3C"}}}]


def pair(head, tail):
    """A revive function that takes everything."""
    return head, tail
