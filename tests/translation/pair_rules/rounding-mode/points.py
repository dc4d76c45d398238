def points(score):
    return round(score)  #! rounding-mode: `Math.round` in the original rounds halves up, `round` here rounds halves to the even number
