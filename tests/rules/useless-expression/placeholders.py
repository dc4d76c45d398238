class Account:
    """An account."""

    pass


class Empty:
    pass


def close(account, days):
    if days:
        # Nothing to do.
        pass
    else:
        account.close()
        pass  #! useless-expression: statement has no effect
    for _ in days:
        pass  #! useless-expression
        account.wait()
    "%s days" % days  #! useless-expression
    "%s days" % account.days()
    if account:
        pass  # later
