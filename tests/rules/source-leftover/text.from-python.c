void render(char *text, char **rows, int count)
{
    for (int i = 0; i < count; i++) {
        strcat(text, rows[i]); //! source-leftover: `strcat(text, rows[i])` scans the whole string at every step; C stores where it ends
    }
    strcat(text, "end");
    if (text == "done") { //! source-leftover: `text == "done"` compares the addresses of two strings; `strcmp` compares contents
        puts(text);
    }
}
