#= from nobody
def f(row):
    public int total = 3 #! foreign-statement
#= from nobody
TEXT = """
    public int total = 3 #? foreign-statement
"""
