def amount(text):
    try:
        return int(text)
    except ValueError:
        return 0
