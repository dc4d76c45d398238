def has_orjson():
    try:
        import orjson  #! unused-import (hint): `orjson` is imported only to test whether it exists
    except ImportError:
        return False
    return True


def test_private_name_is_gone():
    with pytest.raises(ImportError):
        from shelf import secret


try:
    import sympy
except ImportError:
    pass
