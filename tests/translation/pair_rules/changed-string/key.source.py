def port(settings):
    return settings["server_port"]


def host(settings):
    return settings["host"]
