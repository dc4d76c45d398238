int filled(void)
{
    int *rows;
    wchar_t *text;
    int lost;
    rows = malloc(sizeof *rows);
    format(ALL, (LPVOID)&text, 0);
    return text[0] + rows[0] + lost; //! use-before-assignment
}
