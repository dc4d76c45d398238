def factor(unit):
    match unit:
        case 1:
            found = 10
        case 2:
            found = 20
    return found
