class Trials extends Base {
    @Override
    public void run() {
        // if (config != null && cold())
        // slow();
        /*
        large(1);
        */
        fast();
        // The idea of lost (see there) is another one; see the field `width`, too.
    }

    private void fast() {
    }

    private void slow() {  //! unused-member (information)
    }

    private void large(int size) {  //! unused-member (information)
    }

    private boolean cold() {  //! unused-member (information)
        return true;
    }

    private void lost() {  //! unused-member (warning)
    }

    private int width;  //! unused-member (warning)
}
