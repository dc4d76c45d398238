/** A check that runs inside the editor's extension host. */
export interface Check {
  readonly title: string;
  readonly run: () => Promise<void>;
}

/** Runs the checks one after another and says what came of each; throws when one has failed. */
export async function runAll(checks: readonly Check[]): Promise<void> {
  const failures: string[] = [];
  for (const { title, run } of checks) {
    try {
      await run();
      console.log(`inside: passed: ${title}`);
    } catch (error) {
      failures.push(title);
      console.error(`inside: failed: ${title}: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(`failed: ${failures.join("; ")}`);
}

/** What `look` yields once it is there; the test's own time limit ends a wait for ever. */
export async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
