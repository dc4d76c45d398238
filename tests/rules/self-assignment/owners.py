callable = callable
if old:
    longest = longest

try:
    unknown = unknown
except NameError:
    unknown = None
limit = 3
limit = limit  #! self-assignment


class Account:
    limit = 3
    size = size

    def __init__(self, owner):
        owner = owner  #! self-assignment: `owner` is assigned to itself
        self.owner = self.owner  #! self-assignment: `self.owner` is assigned to itself
        self.name = owner
        owner.name = self.name


def collect(rows):
    class Collected:
        rows = rows

    try:
        derived = derived
    except NameError:
        derived = None
    return Collected, derived


if sys.version_info[0] >= 3:
    unicode = str
else:
    unicode = unicode
