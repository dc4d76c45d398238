def ask(tries, rate):
    answer = tries * rate + 7
    if answer > 40:
        answer -= 3
    return answer
