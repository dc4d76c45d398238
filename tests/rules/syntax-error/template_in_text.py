PAGE = """
[% if shown %]
{% if shown %}
"""


def first(:  #! syntax-error (error)
    return PAGE
