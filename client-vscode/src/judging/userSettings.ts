import { workspace, type SecretStorage } from "vscode";

/** Where the key of the judge's endpoint is kept. */
export const KEY_SECRET = "variorum.judge.apiKey";

/** The settings of the judge; they have the scope `application`, so no workspace can set them. */
const JUDGE_SETTINGS = [
  "baseUrl",
  "model",
  "temperature",
  "samples",
  "timeout",
  "maxCost",
  "evidence",
  "allowPlainHttp",
  "inEditor",
] as const;

/** What the server learns about its user, at the start and whenever it changes. */
export interface UserSettings {
  readonly judge: Readonly<Record<string, unknown>>;
  readonly trusted: boolean;
  readonly translation: { readonly compilerEvidence: boolean };
  readonly rater?: string;
}

/** The user's own settings; one that is not set is left out, so that the user's files decide. */
export async function userSettings(secrets: SecretStorage): Promise<UserSettings> {
  const section = workspace.getConfiguration("variorum");
  const stated = JUDGE_SETTINGS.flatMap((name) => {
    const value = section.inspect(`judge.${name}`)?.globalValue;
    return value === undefined || value === null || value === "" ? [] : [[name, value] as const];
  });
  const apiKey = await secrets.get(KEY_SECRET);
  const judge = { ...Object.fromEntries(stated), ...(apiKey === undefined ? {} : { apiKey }) };
  const rater = section.inspect<string>("rater")?.globalValue ?? "";
  const compilerEvidence = section.inspect<boolean>("translation.compilerEvidence")?.globalValue === true;
  return { judge, trusted: workspace.isTrusted, translation: { compilerEvidence }, ...(rater === "" ? {} : { rater }) };
}
