def [[function_name]](product):
    """Makes the product."""
    [% if extract_upstream -%]
    print(product)
    [% endif -%]
    pass
