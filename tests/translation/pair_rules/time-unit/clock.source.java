class Clock {
    long now() {
        return System.currentTimeMillis();
    }
}
