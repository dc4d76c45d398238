fn sizes(small: bool, large: bool) {
    if small {
        shrink();
    } else { //! redundant-else: `else` contains only another `if`: use `else if`
        if large {
            grow();
        }
    }
    if small {
        shrink();
    } else { //! redundant-else
        (if large { grow() } else { keep() })
    }
    if small {
        shrink();
    } else {
        // Only the large ones are left.
        if large {
            grow();
        }
    }
    if small {
        shrink();
    } else {
        #[cfg(unix)]
        if large {
            grow();
        }
    }
    if small {
        shrink();
    } else if large {
        grow();
    }
}
