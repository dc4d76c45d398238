int total(int rows)
{
    /* passing the function result(s) to the macro */
    return rows +;
}
