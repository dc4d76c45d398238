class Steps
{
    int Area(int width, int height)
    {
        var result = width * height;  //! redundant-variable
        return result;
    }

    int Kept(int width)
    {
        var result = width;
        result++;
        return result;
    }
}
