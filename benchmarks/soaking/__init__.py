"""A long day at the editor, in fifteen minutes: what `benchmarks/soak.py` is made of."""
