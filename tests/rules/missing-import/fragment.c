static int shown;

static void show(const char *title) {
    printf("%s\n", title);
    shown++;
}
