import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The fields that the rubric for translations asks for. */
const FIELDS = ["functional_intent", "idiomaticity", "readability", "unnecessary_artifacts", "safety"];

/** A model's endpoint in the test process: it answers or fails, as the story says. */
export interface JudgeEndpoint {
  readonly url: string;
  readonly stop: () => void;
  /** From now on every field gets this mark. */
  readonly answers: (mark: number) => void;
  /** From now on the endpoint refuses the model. */
  readonly fails: () => void;
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
    answers: (mark) => { turn = marks(mark); },
    fails: () => { turn = refusal; },
  };
}

function refusal(_request: IncomingMessage, response: ServerResponse): void {
  send(response, 404, { error: { message: "the model is not here", type: "invalid_request_error" } });
}

function marks(mark: number): Turn {
  const field = { rationale: "the fee for late payers is lost", source_lines: [100], target_lines: [84], score: mark };
  const content = JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, field])));
  const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", content } };
  const usage = { prompt_tokens: 2000, completion_tokens: 200, total_tokens: 2200 };
  return (_request, response) => {
    send(response, 200, { id: "1", object: "chat.completion", created: 0, model: "asked-model", choices: [choice], usage });
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
