int filled(void)
{
    int *rows;
    wchar_t *text;
    int lost;
    rows = malloc(sizeof *rows);
    format(ALL, (LPVOID)&text, 0);
    return text[0] + rows[0] + lost; //! use-before-assignment
}
int parenthesised(const char *text)
{
    int number;
    parse(text, &(number));
    return number;
}
int typed(const char *head)
{
    struct entry *first;
    first = first_entry(head, typeof(*first));
    return first->number;
}
