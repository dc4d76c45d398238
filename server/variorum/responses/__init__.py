"""Graded answers of AI assistants: the response document, the checks that text alone allows, the overall
label and the comparison of two answers. Pure: text in, values out.
"""
