"""Compares what two programs do: inputs, comparison of results, and a verdict, whoever runs the programs.

Both sides get the same generated inputs. Inputs on which the source fails are thrown away: what a program does with input that it
does not accept says nothing about its translation. The verdict is a witness on which the two part, or on how many inputs they
agreed, or why neither can be said. It never says that two programs are equivalent.
"""
