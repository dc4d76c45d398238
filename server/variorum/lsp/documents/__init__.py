"""Documents that are no source code: responses, rubrics, ratings, runs and workflows, one file per kind.

A kind's file is loaded when the first such document is opened. `kinds` says which kind a text is.
"""
