from grammars import parsing


def make_parser():
    tokens = ("NUMBER", "PLUS")
    precedence = (("left", "PLUS"),)

    def p_sum(p):
        "sum : sum PLUS NUMBER"
        p[0] = p[1] + p[3]

    return parsing.yacc(tabmodule="sums", package="grammars")
