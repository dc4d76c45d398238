class Converted {
    void pause() throws InterruptedException {
        Thread.sleep(500);
    }

    void wait(long ms) throws InterruptedException {
        Thread.sleep(ms);
    }

    void rest(long delay) throws InterruptedException {
        Thread.sleep(delay);
    }

    long now() {
        return System.currentTimeMillis();
    }

    double elapsed(long start) {
        return (System.currentTimeMillis() - start) / 1000.0;
    }

    double late(long start) {
        return (System.currentTimeMillis() - start) / 1000.0;
    }
}
