int nothing(first, second, names)
    const char *first;
    int second, *names[3];
{
    int left; //! unused-variable
    return 0;
}
