export class InterfaceType {
  readonly abstract = false;
}

export function quoted(names: string[], quote: (name: string, mark: string) => string): string {
  return `${names.map(each => `'${quote(each, "'")}'`)}`;
}
