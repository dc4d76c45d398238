def breakpoint():
    return 1


class Page:
    def set_trace(self):
        return breakpoint()


Page().set_trace()
breakpoint()
