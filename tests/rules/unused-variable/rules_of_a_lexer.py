from ply import lex


def make_lexer():
    tokens = ("NUMBER", "PLUS")
    t_PLUS = r"\+"
    t_ignore = " "

    def t_NUMBER(t):
        r"\d+"
        return t

    return lex.lex()
