class Handlers
{
    void Load()
    {
        try { Read(); } catch { } //! swallowed-exception
        try { Read(); } catch (Exception) { } //! swallowed-exception
        try { Read(); } catch (IOException) { }
        try { Read(); } catch { Reset(); }
    }
}
