"""Carries messages: standard input and output, sockets, framing, and JSON-RPC on pygls."""
