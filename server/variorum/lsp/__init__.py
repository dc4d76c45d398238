"""The language server: the only part of Variorum that knows the Language Server Protocol."""
