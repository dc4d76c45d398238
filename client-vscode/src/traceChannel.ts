import { EventEmitter, LogLevel, window, workspace, type LogOutputChannel, type ViewColumn } from "vscode";

/**
 * The output channel "Variorum Trace", which the setting `variorum.trace.server` alone turns on and off.
 *
 * The language client traces only into a channel whose log level is Trace, a level that lies behind a developer
 * command. This channel therefore reports that level while the setting asks for a trace, and writes at the level
 * Info, which is shown by default. The channel itself is created with the first line.
 */
export class TraceChannel implements LogOutputChannel {
  readonly name = "Variorum Trace";
  private readonly levelChanged = new EventEmitter<LogLevel>();
  readonly onDidChangeLogLevel = this.levelChanged.event;
  private created: LogOutputChannel | undefined;
  private readonly listener = workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration("variorum.trace.server")) this.levelChanged.fire(this.logLevel);
  });

  get logLevel(): LogLevel {
    const setting = workspace.getConfiguration("variorum").get<string>("trace.server", "off");
    return setting === "off" ? LogLevel.Info : LogLevel.Trace;
  }

  private get channel(): LogOutputChannel {
    this.created ??= window.createOutputChannel(this.name, { log: true });
    return this.created;
  }

  trace(message: string, ...data: unknown[]): void {
    this.channel.info(message, ...data);
  }

  debug(message: string, ...data: unknown[]): void {
    this.channel.info(message, ...data);
  }

  info(message: string, ...data: unknown[]): void {
    this.channel.info(message, ...data);
  }

  warn(message: string, ...data: unknown[]): void {
    this.channel.warn(message, ...data);
  }

  error(message: string | Error, ...data: unknown[]): void {
    this.channel.error(message, ...data);
  }

  append(text: string): void {
    this.channel.append(text);
  }

  appendLine(text: string): void {
    this.channel.appendLine(text);
  }

  replace(text: string): void {
    this.channel.replace(text);
  }

  clear(): void {
    this.created?.clear();
  }

  show(columnOrPreserveFocus?: ViewColumn | boolean, preserveFocus?: boolean): void {
    this.channel.show(typeof columnOrPreserveFocus === "boolean" ? columnOrPreserveFocus : preserveFocus);
  }

  hide(): void {
    this.created?.hide();
  }

  dispose(): void {
    this.listener.dispose();
    this.levelChanged.dispose();
    this.created?.dispose();
  }
}
