fn released(guard: Guard, count: u32) -> u32 {
    {
        let held = guard; //! unused-variable
    }
    let limit = 3; //! unused-variable
    count
}
