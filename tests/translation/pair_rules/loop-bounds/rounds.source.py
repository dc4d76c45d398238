def rounds(count):
    for turn in range(count):
        play(turn)


def steps(count):
    for turn in range(0, count, 2):
        play(turn)
