"""One file per LSP method; a function that `handler` marks is found by itself."""
