class Box
{
    private int width;

    void Refresh(Box panel)
    {
        Text = Text; //! self-assignment (information)
        panel.Content = panel.Content; //! self-assignment (information)
        width = width; //! self-assignment
    }
}
