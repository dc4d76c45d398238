"""Statistics of measurements: confidence intervals, correlations, agreement and paired tests.

Pure and repeatable: whatever resamples does so from a fixed seed. Nothing here knows what was measured.
"""
