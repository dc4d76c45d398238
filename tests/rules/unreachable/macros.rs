async fn copy(mut count: usize) -> usize {
    loop {
        tokio::select! {
            _ = read() => { count += 1; },
            else => break,
        }
    }
    count
}

fn fallback(result: u8) -> u8 {
    #[cfg(feature = "tracing")]
    return traced(result);

    #[cfg(not(feature = "tracing"))]
    return result;
}

fn shown(count: usize) -> usize {
    loop {
        println!("{}", count);
    }
    count //! unreachable
}
