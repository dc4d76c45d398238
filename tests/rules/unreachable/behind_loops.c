int serve(void)
{
    while (1) {
        step();
    }
    cleanup();  //! unreachable (information)
    return 0;
}

int leave(int count)
{
    while (count > 0) {
        return count;
        count -= 1;  //! unreachable (warning)
    }
    return 0;
}
