def count(rows):
    """Counts the rows.  #! source-leftover: the documentation keeps the tags of another language

    # Arguments

    rows: what to count
    """
    # Arguments
    return len(rows)
