"""Rubrics, prompts, the model client, human scores and agreement. This is the only layer that opens network
connections, and it does so in its client modules alone: the rubrics and the human scores are plain data that
any layer may import.
"""
