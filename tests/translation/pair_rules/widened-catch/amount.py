def amount(text):
    try:
        return int(text)
    except Exception:  #! widened-catch: the original handles only `NumberFormatException`, the translation every exception
        return 0


def particular(text):
    try:
        return int(text)
    except ValueError:
        return 0
