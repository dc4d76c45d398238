int answer(void *data)
{
    int result;
#ifdef OLD
    (void)data;
    (void)(result);
#endif
    return 0;
}
