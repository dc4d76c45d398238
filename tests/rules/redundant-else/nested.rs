fn sizes(small: bool, large: bool) {
    if small {
        shrink();
    } else { //! redundant-else: this `else` holds nothing but another `if`, which could stand in its place
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
