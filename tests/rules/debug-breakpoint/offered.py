import pdb
import signal


def offer(frame):
    signal.signal(signal.SIGUSR2, lambda *args: pdb.set_trace())


def stop(frame):
    pdb.set_trace()  #! debug-breakpoint
