import os
import re


def year(text):
    first = re.search("[0-9]+", text).group()  #! unchecked-null
    home = os.environ.get("HOME").strip()  #! unchecked-null
    found = re.match("a", text)
    if found:
        first = found.group()
    shell = os.environ.get("SHELL", "").strip()
    return first, home, shell, os.environ.get("USER"), text.strip().lower()
