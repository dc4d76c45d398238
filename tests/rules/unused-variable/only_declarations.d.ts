export interface Settings {
  depth: number;
}

/** The old name. */
type OldSettings = Settings;  //! unused-variable (information)

export namespace errors {
  /**
   * try { open(); } catch (error) {
   *   if (error instanceof errors.TimeoutError) stop();
   * }
   */
  class TimeoutError extends Error {
  }
}
