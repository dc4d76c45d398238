int load(const char *path)
{
    FILE *file = fopen(path, "r"); //! resource-not-closed
    int first = fgetc(file);
    FILE *closed = std::fopen(path, "r");
    first += fgetc(closed);
    fclose(closed);
    std::ifstream owned(path);
    return first;
}
