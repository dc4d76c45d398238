"""Text buffer, incremental tree, outline of items, scopes and references: what a file is, before any judgement of it."""
