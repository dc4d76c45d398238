fn released(guard: Guard, count: u32) -> u32 {
    {
        let held = guard;
    }
    count
}
