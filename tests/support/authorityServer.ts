import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A handler of a call to the authority; `body` is the request body. */
export type AuthorityReaction = (response: ServerResponse, body: Buffer) => void | Promise<void>;

/**
 * Starts the server of a certificate authority on a loopback port. A path without a reaction
 * returns 404.
 */
export async function authorityServer() {
  const reactions = new Map<string, AuthorityReaction>();
  const calls: string[] = [];
  let onRequest: (request: IncomingMessage) => void = () => {};
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    onRequest(request);
    const body = await buffer(request);
    const reaction = reactions.get(path) ?? notFound;
    await reaction(response, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    port,
    url: `http://127.0.0.1:${port}`,
    /** Paths of the calls in order. */
    calls,
    on(path: string, reaction: AuthorityReaction): void {
      reactions.set(path, reaction);
    },
    /** Calls a function for each later request. */
    onRequest(show: (request: IncomingMessage) => void): void {
      onRequest = show;
    },
    /** Removes every reaction and recorded call. */
    reset(): void {
      onRequest = () => {};
      reactions.clear();
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const notFound: AuthorityReaction = (response) => {
  response.writeHead(404);
  response.end();
};

/** Returns a reaction that sends bytes. */
export function givingBytes(content: Uint8Array): AuthorityReaction {
  return (response) => {
    response.writeHead(200);
    response.end(content);
  };
}

/** Reactions without a usable response. */
export const BROKEN: Readonly<Record<string, AuthorityReaction>> = {
  'an answer that is garbage': givingBytes(Buffer.from('<html>')),
  'an empty answer': givingBytes(Buffer.of()),
  'nested garbage': givingBytes(Buffer.alloc(60_000, Buffer.from([0x30, 0x80]))),
  'an answer without an end that says no size': (response) => {
    response.writeHead(200);
    const send = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384, 0x30)));
      if (!response.destroyed) response.once('drain', send);
    };
    send();
  },
  'no answer at all': () => {},
  'an answer that stops in the middle': (response) => {
    response.writeHead(200);
    response.write(Buffer.from([0x30]));
  },
  'a connection that breaks': (response) => {
    response.destroy();
  },
  'an error of the server': (response) => {
    response.writeHead(500);
    response.end();
  },
  'nothing there': notFound,
};
