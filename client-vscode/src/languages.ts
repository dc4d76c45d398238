/** The languages that the server reviews, by the identifiers that the editor gives them. */
export const LANGUAGE_IDS = [
  "python",
  "java",
  "javascript",
  "typescript",
  "typescriptreact",
  "javascriptreact",
  "c",
  "cpp",
  "csharp",
  "go",
  "rust",
  "kotlin",
  "ruby",
  "php",
] as const;

/** Documents that hold code of other languages, or answers, rubrics, runs and workflows. */
export const DOCUMENT_LANGUAGE_IDS = ["markdown", "html", "yaml", "jsonl"] as const;

/** The endings of files that can be half of a pair. Used to list candidates without opening them. */
export const FILE_ENDINGS = [
  "py",
  "pyi",
  "java",
  "js",
  "mjs",
  "cjs",
  "jsx",
  "ts",
  "mts",
  "cts",
  "tsx",
  "c",
  "h",
  "cc",
  "cpp",
  "cxx",
  "hh",
  "hpp",
  "hxx",
  "cs",
  "go",
  "rs",
  "kt",
  "kts",
  "rb",
  "php",
] as const;

/** Whether the server reviews documents of this language. */
export function isSupportedLanguage(languageId: string): boolean {
  return (LANGUAGE_IDS as readonly string[]).includes(languageId);
}
