/** A variable that the script `scripts/stories.mjs` sets for every story. */
export function required(name: "CODE_SERVER" | "EXTENSIONS" | "CHROMIUM" | "VARIORUM" | "ARTEFACTS" | "MODEL" | "INSIDE"): string {
  const value = process.env[`STORY_${name}`];
  if (value === undefined || value === "") throw new Error("run the stories with `npm run stories`");
  return value;
}
