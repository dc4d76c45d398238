"""What a program does, and under which conditions, whatever it is written like.

`nodes` nests the events and shapes of an item as they lie in each other; `walk` goes through them once and emits the effects;
`helpers` puts the functions that only one side has where they are called; `meaning` compares the effects of two programs.
"""
