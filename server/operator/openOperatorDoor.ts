import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OperatorDesk } from '../services/operator/operatorDesk.ts';
import { operatorPath } from './operatorPath.ts';

/** Orders are a few questions. */
const MOST_BYTES = 64 * 1024;
const ANSWER_WITHIN_MS = 10_000;

/**
 * Lets the commands of this machine's operator in while the embedded database is this process's
 * alone. The door is a socket that only the user of the portal can open; nothing on the network
 * leads to it.
 *
 * @returns closes the door
 */
export async function openOperatorDoor(
  dataDir: string,
  desk: OperatorDesk,
): Promise<() => Promise<void>> {
  const path = operatorPath(dataDir);
  if (path === undefined) return async () => {};
  // Whoever left one behind is gone: the folder is locked by this process.
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
  const said = JSON.stringify(await desk(order));
  response.writeHead(200, { 'content-type': 'application/json' }).end(said);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
