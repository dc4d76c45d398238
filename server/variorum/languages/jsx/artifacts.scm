; Elements, which turn into calls of a function that no name in the file shows.
[(jsx_opening_element) (jsx_self_closing_element)] @element
