import pdb  #! debug-breakpoint (information)
import signal


def install():
    def handler(number, frame):
        pdb.set_trace()  #! debug-breakpoint (information)

    signal.signal(signal.SIGINT, handler)
