def is_vowel(letter):
    return letter in "AEIOU" and letter != '"'
