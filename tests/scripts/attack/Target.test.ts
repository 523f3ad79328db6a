import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Target } from '../../../scripts/attack/Target.ts';
import { answering, wireServer } from '../../support/wireServer.ts';

describe('Target', () => {
  it.each([
    'https://localhost:8080',
    'http://forms.landreg.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://10.0.0.1:8080',
    'file:///etc/passwd',
  ])('refuses a portal that is not on this machine: %s', (origin) => {
    expect(() => new Target(origin)).toThrow(RangeError);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:1', 'http://[::1]:8080'])(
    'accepts a portal on this machine: %s',
    (origin) => {
      expect(new Target(origin).origin).toBe(origin);
    },
  );
});

describe('Target: requests', () => {
  let server: Awaited<ReturnType<typeof wireServer>>;
  let target: Target;
  beforeAll(async () => {
    server = await wireServer(answering({ ok: true }));
  });
  beforeEach(() => {
    target = new Target(server.url);
    server.react(answering({ ok: true }));
  });
  afterAll(() => server.close());

  it('post: sends JSON, with the given headers', async () => {
    const response = await target.post('/api/x', '{"a":1}', { cookie: 'a=b' });
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(server.calls).toMatchObject([
      {
        path: '/api/x',
        body: { a: 1 },
        headers: { 'content-type': 'application/json', cookie: 'a=b' },
      },
    ]);
  });

  it('call: does not follow redirects', async () => {
    server.react((response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect((await target.call('/')).status).toBe(302);
    expect(server.calls.map(({ path }) => path)).toEqual(['/']);
  });

  it('raw: returns the bytes until the connection is closed', async () => {
    const text = 'GET /raw HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(await target.raw(text, 10_000)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"ok":true\}/);
    expect(server.calls.map(({ path }) => path)).toEqual(['/raw']);
  });

  it('raw: ends a connection that stays open', async () => {
    expect(await target.raw('GET /', 20)).toBe('');
  });

  it('hangUp: closes open connections', async () => {
    const { socket } = target.open('GET /');
    await once(socket, 'connect');
    target.hangUp();
    expect(socket.destroyed).toBe(true);
  });

  it('stops an endless attack after 5000 requests', async () => {
    const sent = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', sent);
    for (let call = 0; call < 5000; call += 1) await target.call('/');
    expect(() => target.call('/')).toThrow('Cannot send more: too many requests');
    expect(sent).toHaveBeenCalledTimes(5000);
    vi.unstubAllGlobals();
  });
});
