class Runner {
    int run(Runnable task) {
        try {
            task.run();
            return 0;
        } catch (Throwable problem) {  //! bare-except (information)
            return 1;
        }
    }
}
