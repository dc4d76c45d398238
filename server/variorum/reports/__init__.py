"""Reports: pure functions from findings and scores to text, for people and for machines."""
