int total(int rate)
{
    int sum = rate;
    if (rate) {
        report(sum);
        int sum = 2;
        report(sum);
    }
    return rate;
}
