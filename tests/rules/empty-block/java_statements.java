class Gate {
    static {  //! empty-block
    }

    void open(int days) {
        {  //! empty-block
        }
        switch (days) {  //! empty-block
        }
        if (days > 1) close(); else ;  //! empty-block
        if (days > 2) {
            ;
        }
        { close(); }
    }

    void close() {
    }
}
class Lines {
    void wait(int days)
    {
        for (int i = 0; i < days;  //! empty-block
            i++)
        {
        }
        try  //! empty-block
        {
        }
        finally  //! empty-block
        {
        }
    }
}
