import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call that the server received. */
export interface GotCall {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** A handler of a call to the server. */
export type Reaction = (response: ServerResponse, call: GotCall) => void;

/** Starts an HTTP server on a loopback port that handles every call with the given reaction. */
export async function wireServer(reaction: Reaction) {
  const calls: GotCall[] = [];
  const state = { reaction };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const call = {
      path: request.url ?? '',
      headers: request.headers,
      body: body === '' ? undefined : JSON.parse(body),
    };
    calls.push(call);
    state.reaction(response, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** Replaces the reaction, and removes the recorded calls. */
    react(next: Reaction): void {
      state.reaction = next;
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns a reaction that sends JSON. */
export function answering(body: unknown, status = 200): Reaction {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };
}

/** Returns a reaction that sends a text or bytes with a content type. */
export function sending(
  content: string | Buffer,
  type = 'application/json',
  status = 200,
): Reaction {
  return (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(content);
  };
}
