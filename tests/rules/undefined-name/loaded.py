# What loads this module gives it its builder.
Counter, Gauge = builder.import_symbols("Counter", "Gauge")  #! undefined-name (information): `builder` is not defined
requests = Counter("requests")
if builder.load_texts:  #! undefined-name (information): `builder` is not defined
    requests.describe("Requests so far")
if mistyped:  #! undefined-name: `mistyped` is not defined
    requests.reset()


def export():
    return builder.name  #! undefined-name (information): `builder` is not defined


builder.export_symbols(requests=requests)  #! undefined-name (information): `builder` is not defined
