"""Findings, scores and fixes as LSP shows them: diagnostics, hovers and code actions."""
