/** The one argument that every command of the server takes. */
export interface CommandArgument {
  /** The document that the command is about, as the protocol writes it. */
  readonly uri: string;
  readonly [name: string]: unknown;
}

/**
 * The argument to send for a command: what the caller gave, with the active document filled in where it names none.
 *
 * A lens or a code action gives a whole argument, the palette gives nothing, a key binding may give anything.
 * Returns undefined when neither the caller nor the editor names a document.
 */
export function fillArgument(given: readonly unknown[], activeUri: string | undefined): CommandArgument | undefined {
  const first = given[0];
  if (typeof first === "string" && first !== "") return { uri: first };
  const fields = isRecord(first) ? first : {};
  const uri = typeof fields["uri"] === "string" && fields["uri"] !== "" ? fields["uri"] : activeUri;
  return uri === undefined ? undefined : { ...fields, uri };
}

/** Whether the value is a plain object, whose fields can be read by name. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
