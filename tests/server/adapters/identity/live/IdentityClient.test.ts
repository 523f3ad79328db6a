import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { IdentityClient } from '../../../../../server/adapters/identity/live/IdentityClient.ts';
import { testClock } from '../../../../support/testClock.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(answer: RequestListener, timeoutMs = 2000): Promise<IdentityClient> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  const { port } = started.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/v1`;
  const who = { clientId: 'LRFORMS', secret: 'a-secret-of-a-test' };
  return new IdentityClient({ url, ...who, privateKey, timeoutMs, clock: testClock() });
}

const json = (status: number, body: string): RequestListener => {
  return (_request, response) => response.writeHead(status).end(body);
};
const KEY = (content: object) => json(200, JSON.stringify({ code: 'D00000', content }));

describe('IdentityClient', () => {
  it.each<readonly [string, RequestListener]>([
    ['a server error', json(500, '{}')],
    ['a redirection', (_, response) => response.writeHead(302, { location: '/x' }).end()],
    ['no JSON', json(200, '<html>')],
    ['no object', json(200, 'null')],
    ['no code', json(200, '{}')],
    ['a refusal of the key', json(200, '{"code":"D20009"}')],
    ['no content', json(200, '{"code":"D00000"}')],
    ['an invalid key', KEY({ secretKey: 'AAAA', expiresIn: 3600 })],
    ['a long answer', json(200, 'x'.repeat(200_000))],
    ['a cut connection', (request) => request.socket.destroy()],
  ])('rejects with unavailable after %s, without secrets in the error', async (_, answer) => {
    const client = await clientOf(answer);
    const error: unknown = await client.ask('x', {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'IdentityAppError', reason: 'unavailable' });
    expect(String(error)).not.toMatch(/secret|LRFORMS/);
  });

  it('rejects with unavailable after the timeout', async () => {
    const client = await clientOf(() => undefined, 100);
    await expect(client.ask('x', {})).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('stops calling a service after five failures', async () => {
    let calls = 0;
    const client = await clientOf((request, response) => {
      calls += 1;
      json(500, '{}')(request, response);
    });
    for (let at = 0; at < 8; at += 1) await client.ask('x', {}).catch(() => undefined);
    expect(calls).toBe(5);
  });
});
