"""What the server knows at a time: the open texts, the folders around them, and the pairs between them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from variorum.languages import Language, UnknownLanguage, language_named, language_of_path
from variorum.lsp.buffers import Buffer, Change
from variorum.lsp.client import Client
from variorum.lsp.folders import Folder
from variorum.lsp.notebooks import Notebook, beside
from variorum.lsp.originals import Originals
from variorum.lsp.snapshot import NOT_PAIRED, Original, Snapshot
from variorum.lsp.uris import name_of, path_of
from variorum.settings import DEFAULT, Settings
from variorum.syntax.text import decode
from variorum.translation.pairs import PairSearch
