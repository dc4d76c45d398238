"""The code-quality evaluator: six dimensions, measured on the syntax tree, point by point."""
