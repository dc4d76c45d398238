fn next_one(waiting: &mut Vec<i32>) -> Option<i32> {
    waiting.pop() //! queue-end: `popleft` in the original takes the first element, `pop` here takes the last element
}
