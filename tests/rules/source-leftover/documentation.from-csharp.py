# <summary>Counts the rows.</summary>  #! source-leftover
def count(rows):
    return len(rows)
