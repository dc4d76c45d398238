# @param rows what to count  #! source-leftover: documentation with the tags of Javadoc; Python documents in a docstring below the head
def count(rows):
    """Counts the rows.

    :param rows: what to count
    """
    return len(rows)


# eslint-disable-next-line no-console  #! source-leftover: the comment speaks to a tool of another language: nothing here reads it
LIMIT = 3  # noqa: E261
