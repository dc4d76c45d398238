class Habits {
    int show(Habits self, String text, List<Integer> rows) { //! source-leftover: Java passes the receiver implicitly; `self` needs no parameter
        print(text); //! source-leftover: Java prints with `System.out.print` and `System.out.println`
        use(text.upper()); //! source-leftover: `upper` is a method of Python's strings that Java does not have
        if (text != "a") return 3; //! source-leftover
        if (rows.size() == 0) return 4; //! source-leftover: `isEmpty()` says this without counting
        rows.extend(text); //! source-leftover
        use(None); //! source-leftover
        use(abs(3)); //! source-leftover: in Java this function is called `Math.abs`
        use(len(rows)); //! source-leftover
        use(True); //! source-leftover
        return 5;
    }

    String __str__() { //! source-leftover
        return "a";
    }
}
