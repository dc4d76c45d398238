<?hh //! syntax-error (information): most of this does not parse, so it may not be PHP
function f(): int { return 3 |> $$; }
