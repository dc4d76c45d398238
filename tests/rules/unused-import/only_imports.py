"""What users import from here."""

from __future__ import annotations

from shelf import Book
from shelf import Page
from press import Ink
from press import Paper
