# Deprecated: use total instead.  #! source-leftover: Go marks what is deprecated by this word; Python warns with `warnings.deprecated`
def count(rows):
    return len(rows)


# Names that are deprecated: none.
NAMES = ()
