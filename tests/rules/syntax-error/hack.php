<?hh //! syntax-error (information): most of this file does not parse: it may not be PHP
function f(): int { return 3 |> $$; }
