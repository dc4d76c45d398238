import java.util.List;

class Members {
    private static final long serialVersionUID = 1L;
    private int depth;  //! unused-member: `depth` is declared but never used
    private int width, height;  //! unused-member
    @Injected private int filled;
    private static int shared;
    private Members parent;
    int open;

    int area() {
        return width * parent.shared();
    }

    private int shared() {
        return shared;
    }

    private void helper() {  //! unused-member
    }

    private boolean isLeaf(Members one) {
        return one.open == 0;
    }

    List<Members> leaves(List<Members> all) {
        return all.stream().filter(this::isLeaf).toList();
    }

    static class Inner {
        private int secret;
        private int lost;  //! unused-member
    }

    int peek(Inner inner) {
        return inner.secret;
    }
}
