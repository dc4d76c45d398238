import tokenize


def kind(token, names):
    match token:
        case tokenize.COMMENT | tokenize.NL:
            return "blank"
        case "=" | names.EQUAL | names.SAME:
            return "sign"
        case colour.RED | names.RED:  #! undefined-name: `colour` is not defined
            return "red"
    return None


def make():
    class Lazy:
        def __repr__(self):
            return f"<{__class__.__name__}>"

    return Lazy()


print(SHELL)  # ty: ignore[unresolved-reference]
print(SHELL)  #! undefined-name
