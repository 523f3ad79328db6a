import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LENDER, type LentPortal, type WantedPortal } from './lentPortal.ts';
import { type OwnPortal, ownPortal, portalAt } from './ownPortal.ts';

/** The running portals by their settings, as JSON of `WantedPortal`. */
type Running = Map<string, Promise<OwnPortal>>;

/**
 * Lends portals to the workers of a run, as Playwright's global setup. The first request for some
 * settings starts a portal. Later requests for the same settings get the same portal. A start takes
 * ten seconds of a processor, and a worker cannot pass its own portal to another worker.
 *
 * @returns a function that stops every portal and the lender
 */
export default async function lendPortals(): Promise<() => Promise<void>> {
  const running: Running = new Map();
  const server = createServer((request, response) => {
    answer(running, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  // `runServer` has its own time limit for a start.
  server.requestTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env[LENDER] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.allSettled([...running.values()].map(async (each) => (await each).stop()));
  };
}

async function answer(
  running: Running,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const key = await text(request);
  const portal = await (running.get(key) ?? started(running, key));
  if (request.url === '/output') {
    response.end(portal.output());
    return;
  }
  const { origin, formsDir, dataDir } = portal;
  const lent: LentPortal = { origin, formsDir, dataDir };
  response.end(JSON.stringify(lent));
}

function started(running: Running, key: string): Promise<OwnPortal> {
  const { now, more } = JSON.parse(key) as WantedPortal;
  const portal = now === undefined ? ownPortal(more) : portalAt(now, more);
  running.set(key, portal);
  // The next request tries a failed start again.
  portal.catch(() => running.delete(key));
  return portal;
}
