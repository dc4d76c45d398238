"""Programs that are made to use up time and memory."""
