def count(rows):
    """Counts the rows.  #! source-leftover: the documentation has the tags of another language

    # Arguments

    rows: what to count
    """
    # Arguments
    return len(rows)
