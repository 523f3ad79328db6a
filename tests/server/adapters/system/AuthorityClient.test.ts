import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthorityCall,
  AuthorityClient,
} from '../../../../server/adapters/system/AuthorityClient.ts';
import { authorityServer, givingBytes } from '../../../support/authorityServer.ts';

const CALL: AuthorityCall = { mostBytes: 10 };

describe('AuthorityClient', () => {
  let server: Awaited<ReturnType<typeof authorityServer>>;
  beforeAll(async () => {
    server = await authorityServer();
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const open = (timeoutMs = 5_000) => {
    const client = new AuthorityClient({ timeoutMs });
    return (call: Partial<AuthorityCall> = {}) =>
      client.fetch(new URL(`${server.url}/a`), { ...CALL, ...call });
  };
  const answer = (status: number, headers = {}) =>
    server.on('/a', (response) => {
      response.writeHead(status, headers);
      response.end('answer');
    });
  const faultOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'no fault',
      (error: Error) => error.message.replace(server.host, 'HOST'),
    );
  const seen = () => {
    const requests: IncomingMessage[] = [];
    server.onRequest((request) => requests.push(request));
    return requests;
  };

  it('reads an answer, and asks for no compression', async () => {
    const requests = seen();
    server.on('/a', givingBytes(Buffer.from('0123456789')));
    expect((await open()({ headers: { authorization: 'key' } })).toString()).toBe('0123456789');
    expect(requests.map(({ method, headers }) => ({ method, ...headers }))).toMatchObject([
      { method: 'GET', 'accept-encoding': 'identity', authorization: 'key' },
    ]);
    expect(requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('posts a question with its type', async () => {
    const requests = seen();
    server.on('/a', (response, body) => void response.end(body));
    const question = { type: 'application/ocsp-request', body: Buffer.from('why') };
    expect((await open()({ question })).toString()).toBe('why');
    expect(requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/ocsp-request' },
    });
  });

  it('refuses an answer above the size limit', async () => {
    server.on('/a', givingBytes(Buffer.alloc(11)));
    expect(await faultOf(open()())).toBe('Cannot use the answer of HOST: more than 10 bytes');
  });

  it('accepts only the given statuses, and follows no redirect', async () => {
    answer(202);
    expect(await faultOf(open()())).toBe('Cannot use the answer of HOST: HTTP 202');
    expect(await faultOf(open()({ statuses: [200, 202] }))).toBe('no fault');
    answer(302, { location: '/b' });
    expect(await faultOf(open()())).toBe('Cannot use the answer of HOST: HTTP 302');
    expect(server.calls).not.toContain('/b');
  });

  it('names a connection that fails, and an answer that is late', async () => {
    server.on('/a', (response) => void response.destroy());
    expect(await faultOf(open()())).toBe('Cannot ask HOST: the connection failed');
    server.on('/a', () => {});
    expect(await faultOf(open(50)())).toBe('Cannot ask HOST: it did not answer in time');
  });

  it.each([500, 503, 429])('suspends a host after three answers %d', async (status) => {
    answer(status);
    const ask = open();
    for (let count = 0; count < 3; count += 1) {
      expect(await faultOf(ask())).toBe(`Cannot use the answer of HOST: HTTP ${status}`);
    }
    expect(await faultOf(ask())).toBe('Cannot ask HOST: it failed too often just now');
    expect(server.calls).toHaveLength(3);
    answer(200);
    expect(await faultOf(open()())).toBe('no fault');
  });

  it('suspends no host that works, but whose answers cannot be used', async () => {
    answer(404);
    const ask = open();
    for (let count = 0; count < 5; count += 1) await faultOf(ask());
    expect(server.calls).toHaveLength(5);
    answer(500);
    await faultOf(ask());
    await faultOf(ask());
    answer(200);
    await ask();
    answer(500);
    await faultOf(ask());
    answer(200);
    expect(await faultOf(ask())).toBe('no fault');
  });

  it('resolves host names with the given function', async () => {
    const asked: string[] = [];
    const client = new AuthorityClient({
      timeoutMs: 5_000,
      lookup: (name, _options, done) => {
        asked.push(name);
        done(null, [{ address: '127.0.0.1', family: 4 }]);
      },
    });
    answer(200);
    await client.fetch(new URL(`http://crl.example:${server.port}/a`), CALL);
    expect(asked).toEqual(['crl.example']);
  });
});
