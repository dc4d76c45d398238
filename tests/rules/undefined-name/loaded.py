# What loads this module gives it its builder.
Counter, Gauge = builder.import_symbols("Counter", "Gauge")  #! undefined-name (information): nothing defines `builder`
requests = Counter("requests")
if builder.load_texts:  #! undefined-name (information): nothing defines `builder`
    requests.describe("Requests so far")
if mistyped:  #! undefined-name: nothing defines `mistyped`
    requests.reset()


def export():
    return builder.name  #! undefined-name (information): nothing defines `builder`


builder.export_symbols(requests=requests)  #! undefined-name (information): nothing defines `builder`
