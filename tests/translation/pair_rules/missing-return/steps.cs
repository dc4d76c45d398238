class Steps
{
    static System.Collections.Generic.IEnumerable<int> Below(int limit)
    {
        for (int step = 0; step < limit; step++)
        {
            yield return step;
        }
    }

    static int Last(int limit) //! missing-return: `Last` declares a `int`, but can end without a `return`
    {
        if (limit > 0)
        {
            return limit - 1;
        }
    }

    static async System.Threading.Tasks.ValueTask Wait(int limit)
    {
        await System.Threading.Tasks.Task.Delay(limit);
    }

    static async ValueTask Rest(int limit)
    {
        await Wait(limit);
    }
}
