def age(field):
    return int(field)  #! lenient-number: `parseInt` in the original reads as far as it can, `int` here refuses what is no number
