"""Help for the grader while writing: completion, explanations on hover, live labels and drafts. All of it pure."""
