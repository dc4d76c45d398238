class Flow
{
    int Sign(int number)
    {
        return Inner();
        int Inner() { return number; }
        number++;  //! unreachable
    }

    int Choose(int number)
    {
        switch (number)
        {
            case 1:
            case 2:
                return 1;
            default:
                throw new System.Exception();
        }
        return 2;  //! unreachable
    }

    int Jump(int number)
    {
        while (true)
        {
            if (number > 3) goto done;
            number++;
        }
    done:
        return number;
    }

    IEnumerable<int> Yield()
    {
        yield return 1;
        yield break;
        yield return 2;  //! unreachable
    }

    int Lock(object key)
    {
        lock (key)
        {
            return 1;
        }
        return 2;  //! unreachable
    }
}
