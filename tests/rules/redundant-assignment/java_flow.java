class Flow {
    int lazy(boolean ready) {
        int first = -1;
        int second = 0;
        if (ready && (first = read()) > 0 || (second = read()) > 1) {
            return first;
        }
        int third = 0;
        int fourth = ready ? (third = 3) : 4;
        return second + third + fourth;
    }

    int rounds(Node start) {
        int last = 0;
        while (start.hasNext()) last = start.next();
        for (Node node : start.all()) last = node.size();
        Node current = start, parent = null;  //! redundant-assignment: the value assigned to `parent` is never read
        do {
            use(current.size());
        } while ((current = current.parent()) != null);
        parent = start.parent();
        return last + parent.size();
    }

    int labelled(boolean ready, boolean done) {
        int width = 0;
        leave:
        if (ready) {
            width = 1;  //! redundant-assignment
            if (done) {
                width = 3;
                break leave;
            }
            width = 2;
        }
        return width;
    }

    void unread(boolean ready) {
        int count = 0;  //! redundant-assignment
        count = 1;  //! redundant-assignment
        int kept = 2;
    }
}
