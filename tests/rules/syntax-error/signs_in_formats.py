def head(message):
    return f"{message:=^80}" + f"{' Output: ':=^80}"
