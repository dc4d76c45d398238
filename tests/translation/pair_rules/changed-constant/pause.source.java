class Pause {
    void pause() throws InterruptedException {
        Thread.sleep(500);
    }

    void rest() throws InterruptedException {
        Thread.sleep(500);
    }
}
