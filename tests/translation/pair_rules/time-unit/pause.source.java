class Pause {
    void pause() throws InterruptedException {
        Thread.sleep(500);
    }

    long now() {
        return System.currentTimeMillis();
    }
}
