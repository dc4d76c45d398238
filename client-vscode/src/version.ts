/** A release number; what follows the third part is not compared. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** The oldest Python that the server runs on. */
export const OLDEST_PYTHON: Version = { major: 3, minor: 11, patch: 0 };

/** The oldest server that understands the commands of this extension. */
export const OLDEST_SERVER: Version = { major: 0, minor: 1, patch: 0 };

/**
 * Finds the version that a program reports for `name`, in output such as `variorum 0.1.0` or `Python 3.12.1`.
 *
 * The name is matched as a whole word in any case, and a missing third part counts as 0.
 * Returns undefined when the text reports no version for the name.
 */
export function reportedVersion(text: string, name: string): Version | undefined {
  const lines = text.split(/\r?\n/);
  for (const line of lines) {
    const match = /^\s*([\w-]+)[\s,]+(?:version\s+)?v?(\d+)\.(\d+)(?:\.(\d+))?/i.exec(line);
    if (match?.[1]?.toLowerCase() !== name.toLowerCase()) continue;
    return { major: Number(match[2]), minor: Number(match[3]), patch: Number(match[4] ?? 0) };
  }
  return undefined;
}

/** Whether `version` is `oldest` or newer. */
export function isAtLeast(version: Version, oldest: Version): boolean {
  if (version.major !== oldest.major) return version.major > oldest.major;
  if (version.minor !== oldest.minor) return version.minor > oldest.minor;
  return version.patch >= oldest.patch;
}

/** The version as people write it: `3.11.0`. */
export function versionText(version: Version): string {
  return `${version.major}.${version.minor}.${version.patch}`;
}
