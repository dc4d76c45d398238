class Writer
{
    public void Write(int kind)
    {
        switch (kind)
        {
            case 1:
                Plain();
                break;
#if !NET20
            case 2:
                Dynamic();
                break;
#endif
        }
    }

    private void Plain() { }
    private void Dynamic() { }
}
