from typing import TYPE_CHECKING, Generic

if TYPE_CHECKING:
    from frames import GroupBy


class Frame(Generic["GroupBy[int]"]):
    from frames.push import push

    def save(self, value, push=False):
        from frames import GroupBy

        return isinstance(value, GroupBy) and push
