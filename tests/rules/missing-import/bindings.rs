use super::{proxy::Proxy, token, Parser, RangeStream};

fn end_of_line<'a, Input>() -> impl Parser<Input, Output = u8>
where
    Input: RangeStream<Token = u8, Range = &'a [u8]>,
{
    token(1)
}

arbitrary!(
    Cow<'static, B>, A::Parameters;
    args => static_map(any_with::<A>(args), Cow::Owned)
);

struct Config {
    timeout: Option<Duration>,  //! missing-import
    proxy: Proxy,
}
