use super::{proxy::Proxy, *};

struct Config {
    timeout: Option<Duration>,
    proxy: Proxy,
}
