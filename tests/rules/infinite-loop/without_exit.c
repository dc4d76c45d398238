int total(int *rows)
{
    int sum = 0;
    for (;;) { //! infinite-loop
        sum += rows[0];
    }
    return sum;
}

void halt(void)
{
    while (1);
}

int main(void)
{
    while (1) {
        PORTB ^= 1;
    }
    return 0;
}

int worked(int count)
{
    while (1) {
        if (count-- == 0)
            goto done;
    }
done:
    return count;
}
