fn width() -> i32 {
    #[cfg(unix)]
    return 3;
    #[cfg(not(unix))]
    return 4;
}

fn shown(width: i32) {
    if width > 3 {
        return; //! redundant-return
    };
}
