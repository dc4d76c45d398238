import { isRecord } from "./arguments";
import type { FeatureState, StaticFeature } from "vscode-languageclient/node";
import type { ClientCapabilities, ServerCapabilities } from "vscode-languageclient/node";

/**
 * Keeps the language client from registering the commands that the extension registers itself.
 *
 * The client would register every command that the server lists, and only while the server runs. Ours have to exist
 * before that: "Restart server" is wanted most when there is no server. A second registration of the same command is
 * an error that stops the start, so the commands we own are taken out of the list. The server's other commands, which
 * its lenses and code actions use, stay.
 */
export class OwnedCommands implements StaticFeature {
  constructor(private readonly owned: ReadonlySet<string>) {}

  fillClientCapabilities(capabilities: ClientCapabilities): void {
    // A list that arrives later would pass by `preInitialize`.
    capabilities.workspace = { ...capabilities.workspace, executeCommand: { dynamicRegistration: false } };
  }

  preInitialize(capabilities: ServerCapabilities): void {
    const provider = capabilities.executeCommandProvider;
    if (provider === undefined) return;
    const commands = provider.commands.filter((command) => !this.owned.has(command));
    capabilities.executeCommandProvider = { ...provider, commands };
  }

  initialize(): void {
    // The list is all there is to change.
  }

  getState(): FeatureState {
    return { kind: "static" };
  }

  clear(): void {
    // Nothing was registered.
  }
}

/** Tells the server which of its custom requests this client answers. */
export class ClientAbilities implements StaticFeature {
  fillClientCapabilities(capabilities: ClientCapabilities): void {
    const others = isRecord(capabilities.experimental) ? capabilities.experimental : {};
    capabilities.experimental = { ...others, variorum: { rate: true, runModel: true, confirm: true } };
  }

  initialize(): void {
    // The handlers are registered with the client before it starts.
  }

  getState(): FeatureState {
    return { kind: "static" };
  }

  clear(): void {
    // Nothing was registered.
  }
}
