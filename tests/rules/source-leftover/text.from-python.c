void render(char *text, char **rows, int count)
{
    for (int i = 0; i < count; i++) {
        strcat(text, rows[i]); //! source-leftover: `strcat(text, rows[i])` walks all the text again at every step; C keeps the place where it ends
    }
    strcat(text, "end");
    if (text == "done") { //! source-leftover: `text == "done"` compares the addresses of two texts; `strcmp` compares what they say
        puts(text);
    }
}
