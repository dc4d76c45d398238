"""What a comment says of an import beside it."""

# Re-exported from here.
from shelf import Book

# Exposed here for the plugins.
from shelf import Page

# Needed to register the fonts.
from press import fonts

# Keep pyflakes quiet about this one.
from press import ink

# The linter of the shop, which has exposed wires.
from press import wires  #! unused-import

# The register is at the door.
from press import till  #! unused-import

# It used to be slower.
from press import speed  #! unused-import

print(1)
