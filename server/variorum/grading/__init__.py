"""Rubrics, ratings and marks, and what is computed from them: totals, agreement and calibration.

Pure: nothing here asks a model. `judging/` sends the requests and uses these values.
"""
