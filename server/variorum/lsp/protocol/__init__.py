"""LSP's own values: parameters, positions, URIs, edits, and what a client can do."""
