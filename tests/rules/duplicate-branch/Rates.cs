class Rates
{
    void Rate(int kind)
    {
        if (kind == 1)
        {
            Draw();
        }
        else if (kind == 1) //! duplicate-branch
        {
            Write();
        }
        switch (kind)
        {
            case 1:
                Draw();
                break;
            case 2:
                Draw();
                break;
        }
        if (kind == 3) Draw(); else Write();
    }
}
