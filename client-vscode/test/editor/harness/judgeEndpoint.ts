import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the model says about one field of the rubric. */
export interface Opinion {
  /** One of 0, 0.25, 0.5, 0.75 and 1. */
  readonly score: number;
  readonly rationale: string;
  /** Lines of the translation, from 1. */
  readonly lines: readonly number[];
}

/** A whole answer: an opinion on each field that the rubric for translations asks for. */
export type Opinions = Readonly<
  Record<"functional_intent" | "idiomaticity" | "readability" | "unnecessary_artifacts" | "safety", Opinion>
>;

/** A model's endpoint in the test process: it answers, fails or keeps silent, as the story says. */
export interface JudgeEndpoint {
  readonly url: string;
  readonly stop: () => void;
  /** From now on this is the answer. */
  readonly answers: (opinions: Opinions) => void;
  /** From now on the endpoint refuses the model. */
  readonly fails: () => void;
  /** From now on nothing is answered. */
  readonly keepsSilent: () => Silence;
}

/** What a client does that gets no answer. */
export interface Silence {
  readonly asked: Promise<void>;
  readonly hungUp: Promise<void>;
}

type Turn = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts an endpoint that ends with the story. */
export async function startJudge(): Promise<JudgeEndpoint> {
  let turn: Turn = refusal;
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => { turn(request, response); });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
    answers: (opinions) => { turn = opinion(opinions); },
    fails: () => { turn = refusal; },
    keepsSilent: () => {
      const asked = new Promise<ServerResponse>((resolve) => {
        turn = (_request, response) => { resolve(response); };
      });
      return { asked: asked.then(() => undefined), hungUp: asked.then((response) => once(response, "close")).then(() => undefined) };
    },
  };
}

/** The text of an answer that keeps to the rubric. */
export function answerText(opinions: Opinions): string {
  const fields = Object.entries(opinions).map(([name, { score, rationale, lines }]) => {
    return [name, { rationale, source_lines: [], target_lines: lines, score }] as const;
  });
  return JSON.stringify(Object.fromEntries(fields));
}

function refusal(_request: IncomingMessage, response: ServerResponse): void {
  send(response, 404, { error: { message: "the model is not here", type: "invalid_request_error" } });
}

function opinion(opinions: Opinions): Turn {
  const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", content: answerText(opinions) } };
  const usage = { prompt_tokens: 2000, completion_tokens: 200, total_tokens: 2200 };
  return (_request, response) => {
    send(response, 200, { id: "1", object: "chat.completion", created: 0, model: "asked-model", choices: [choice], usage });
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
