# @param rows what to count  #! source-leftover: documentation with the tags of Javadoc; Python documents in a docstring below the head
def count(rows):
    """Counts the rows.

    :param rows: what to count
    """
    return len(rows)


# eslint-disable-next-line no-console  #! source-leftover: comment for a tool of another language
LIMIT = 3  # noqa: E261
