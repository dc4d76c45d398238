class Salary {
    int net(int gross, int tax) {
        return gross - tax;
    }

    boolean both(boolean paid, boolean open) {
        return paid && open;
    }

    int middle(int low, int high) {
        return (low + high) / 2;
    }
}
