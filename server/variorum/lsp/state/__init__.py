"""What the server knows: open documents, workspace folders, settings, and the results of background work."""
