import re


def slug(title):
    return re.sub(r"[^a-z0-9]+", "-", title)


def plain(text):
    return re.sub(r"<[^>/]*>", "", text, flags=re.I)


def words(text):
    return re.split(r"\s+ant\s+", text)  #! changed-string: string is '/\s+and\s+/' in the original, '\s+ant\s+' in the translation


def paths(text):
    return re.match(r"^/api/(\w+)$", text)
