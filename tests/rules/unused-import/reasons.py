"""Imports that are there for a reason."""

import shelf
import shelf.paper  # call as shelf.paper
import press.ink  #! unused-import (information): `press` is imported but never used

# Imported here for backwards compatibility.
from shelf import Book

from press import Page  #! unused-import: `Page` is imported but never used

try:
    import pencil
except ImportError:

    class tools:
        from press import Knife, Stone


def show():
    # Registers the fonts.
    from fonts import serif

    from fonts import sans  #! unused-import: `sans` is imported but never used

    print(shelf)
