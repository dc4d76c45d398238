"""Tests of the ranking of differences."""
