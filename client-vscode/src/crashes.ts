/** So many crashes within the window mean that a restart will not help. */
const CRASH_LIMIT = 5;
const WINDOW_MILLISECONDS = 3 * 60 * 1000;

/** Remembers when the server crashed and decides whether to start it again. */
export class CrashLog {
  private recent: readonly number[] = [];

  /** Records a crash at `now`, in milliseconds; true when another start is worth trying. */
  mayRestart(now: number): boolean {
    this.recent = [...this.recent, now].filter((moment) => now - moment < WINDOW_MILLISECONDS);
    return this.recent.length < CRASH_LIMIT;
  }
}
