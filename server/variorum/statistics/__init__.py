"""What measurements may be claimed: intervals around means, and whether two systems differ beyond chance.

Pure and repeatable: whatever resamples does so from a fixed seed. Nothing here knows what was measured.
"""
