def documented():
    """Nothing yet."""
    return


def passed():
    pass
    return


def shared():
    global count
    return


def matched(kind):
    match kind:
        case 1:
            print(kind)
    # Nothing else is known.
    return  #! redundant-return: unnecessary `return`: execution continues there anyway


def told():
    "one".join(print("two") or "three")
    return  #! redundant-return: unnecessary `return`: execution continues there anyway
