bool show(bool found, bool lost)
{
    if (found and lost) { //! source-leftover: `and` is Python's spelling; C++ writers use `&&` and `||`
        return not lost; //! source-leftover: `not` is Python's spelling; C++ writers use `!`
    }
    if (lost) {
        return True; //! source-leftover: `True` is `true` here
    }
    use(self); //! source-leftover: `self` is `this` in C++
    use(None); //! source-leftover: `None` is `nullptr` or `std::nullopt` in C++
    return False; //! source-leftover
}
