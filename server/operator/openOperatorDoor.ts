import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OperatorDesk } from '../services/operator/operatorDesk.ts';
import { operatorPath } from './operatorPath.ts';

/** Maximum size of an order. */
const MOST_BYTES = 64 * 1024;
const ANSWER_WITHIN_MS = 10_000;

/**
 * Opens a socket for the commands of this machine's operator, because only this process can use the
 * embedded database. Only the portal's own user can open the socket; it is not reachable from the
 * network.
 *
 * @returns a function that closes the socket
 */
export async function openOperatorDoor(
  dataDir: string,
  desk: OperatorDesk,
): Promise<() => Promise<void>> {
  const path = operatorPath(dataDir);
  if (path === undefined) return async () => {};
  // A process that left a socket behind has ended, because this process has locked the folder.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer({ requestTimeout: ANSWER_WITHIN_MS }, (request, response) => {
    answer(desk, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(path);
  await once(server, 'listening');
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

async function answer(
  desk: OperatorDesk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!(Number(request.headers['content-length']) <= MOST_BYTES)) {
    response.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const order = parsed(await text(request));
  const result = JSON.stringify(await desk(order));
  response.writeHead(200, { 'content-type': 'application/json' }).end(result);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
