#define local static

local int push(void *shelf, unsigned char *book)
{
    return va_arg(shelf, char*) != book;
}
