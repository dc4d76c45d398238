def index(letter):
    return letter - 'a'  #! character-arithmetic: the original calculates with character codes, here the character is a string


def known(letter):
    return ord(letter) - ord('a')
