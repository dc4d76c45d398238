class Handlers
{
    void Load()
    {
        try { Read(); } catch { Reset(); } //! bare-except
        try { Read(); } catch (IOException) { Reset(); }
        try { Read(); } catch { Reset(); throw; }
    }
}
