import { posix } from "node:path";

/**
 * Sorts the files that may be the original of a translation, most likely first.
 *
 * A file of the same name in another language comes first, whatever the naming style: `LedgerBook.java` for
 * `ledger_book.py`. Names that share their beginning follow, and then the rest by path. The translation itself is
 * left out. Paths are relative to the workspace folder, with forward slashes.
 */
export function rankCounterparts(translation: string, files: readonly string[]): string[] {
  const others = files.filter((file) => file !== translation);
  const distances = new Map(others.map((file) => [file, distance(translation, file)]));
  const compare = (a: string, b: string): number =>
    (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || (a < b ? -1 : a > b ? 1 : 0);
  return others.sort(compare);
}

/** How unlikely two files are to be a pair: 0 is the likeliest. */
function distance(translation: string, file: string): number {
  const sameLanguage = posix.extname(translation) === posix.extname(file) ? 1 : 0;
  const words = nameWords(translation);
  const otherWords = nameWords(file);
  if (words.join("") === otherWords.join("")) return sameLanguage;
  return (words[0] === otherWords[0] ? 2 : 4) + sameLanguage;
}

/** The words of a file's name in lower case, without its ending: `LedgerBook.java` gives `ledger`, `book`. */
function nameWords(path: string): string[] {
  const name = posix.basename(path, posix.extname(path));
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}
