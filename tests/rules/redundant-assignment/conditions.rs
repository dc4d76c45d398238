fn opened(permits: usize) -> Gate {
    #[cfg(tracing)]
    let gate = traced(permits);
    #[cfg(not(tracing))]
    let gate = plain(permits);
    Gate { gate }
}
