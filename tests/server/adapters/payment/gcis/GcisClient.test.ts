import dns from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gcisGateway } from '../../../../support/gcisGateway.ts';
import { answering, type Reaction, sending, wireServer } from '../../../../support/wireServer.ts';

const FINE = answering({ status: 'INPR', description: '' });
const PLAIN = '{"status":"REJT","description":""}';
const hang: Reaction = () => {};
const hangUp: Reaction = (response) => void response.socket?.destroy();
const cutOff: Reaction = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
  response.write('{"status":');
  setTimeout(() => response.socket?.destroy(), 20);
};
const endless: Reaction = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drip = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(drip));
};
const huge = sending(`{"status":"INPR","description":"","x":"${'x'.repeat(64 * 1024)}"}`);
const redirect: Reaction = (response, { path }) => {
  if (path === '/elsewhere') FINE(response, { path, headers: {}, body: undefined });
  else response.writeHead(307, { location: '/elsewhere' }).end();
};

let server: Awaited<ReturnType<typeof wireServer>>;
beforeAll(async () => {
  server = await wireServer(FINE);
});
afterAll(() => server.close());

const once = { retries: 0 };
const times = { createMs: 300, statusMs: 300, cancelMs: 300 };

describe('GcisClient', () => {
  it.each<[string, Reaction, string]>([
    ['malformed JSON', sending('{"status":"APPR"'), 'badAnswer'],
    ['no UTF-8', sending(Buffer.from([0x22, 0xff, 0x22])), 'badAnswer'],
    ['an empty body', sending(''), 'badAnswer'],
    ['a page', sending(PLAIN, 'text/html'), 'badAnswer'],
    ['JSON of no type', sending(PLAIN, ''), 'badAnswer'],
    ['a redirection', redirect, 'badAnswer'],
    ['more than 64 KB', huge, 'badAnswer'],
    ['201', answering({ status: 'REJT', description: '' }, 201), 'badAnswer'],
    ['204', (response) => response.writeHead(204).end(), 'badAnswer'],
    ['400', answering({ status: 'REJT', description: '' }, 400), 'badAnswer'],
    ['403', sending('Forbidden', 'text/plain', 403), 'badAnswer'],
    ['403 for its web token', sending('Webtoken is expired.', 'text/plain', 403), 'badAnswer'],
    ['404', answering({ status: 'NOTF', description: '' }, 404), 'badAnswer'],
    ['429', answering({}, 429), 'serverError'],
    ['500', answering({ status: 'REJT', description: '' }, 500), 'serverError'],
    ['502', answering({}, 502), 'serverError'],
    ['503', answering({}, 503), 'serverError'],
    ['a closed connection', hangUp, 'unreachable'],
    ['a connection closed in the middle', cutOff, 'unreachable'],
    ['no answer in time', hang, 'timeout'],
    ['an answer that does not end', endless, 'timeout'],
  ])('B-72: rejects after %s, with one call when retries is 0', async (_, reaction, reason) => {
    server.react(reaction);
    const asked = gcisGateway(server.url, { ...once, times }).status('T-1');
    await expect(asked).rejects.toMatchObject({ name: 'GatewayError', reason });
    expect(server.calls.map(({ path }) => path)).toEqual(['/status/T-1']);
  });

  it('rejects with unreachable when no server listens', async () => {
    const asked = gcisGateway('http://127.0.0.1:9', once).status('T-1');
    await expect(asked).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('gives up a slow connection after GCIS_CONNECT_MS, before the deadline', async () => {
    // The DNS lookup never resolves: the limit covers the lookup and the handshake.
    const lookup = vi.spyOn(dns, 'lookup').mockReturnValue(undefined as never);
    const deadline = { createMs: 4_000, statusMs: 4_000, cancelMs: 4_000 };
    const slow = { ...once, connectMs: 100, times: deadline };
    const asked = gcisGateway('http://payment.invalid', slow).status('T-1');
    await expect(asked).rejects.toMatchObject({ name: 'GatewayError', reason: 'unreachable' });
    expect(lookup).toHaveBeenCalled();
    lookup.mockRestore();
  });

  it('retries a status request twice at most, and returns the first valid response', async () => {
    let failures = 2;
    server.react((response, call) => {
      failures -= 1;
      (failures >= 0 ? hangUp : FINE)(response, call);
    });
    expect(await gcisGateway(server.url).status('T-1')).toMatchObject({ code: 'INPR' });
    expect(server.calls).toHaveLength(3);
    server.react(answering({}, 503));
    await expect(gcisGateway(server.url).status('T-1')).rejects.toThrow();
    expect(server.calls).toHaveLength(3);
  });

  it('limits all attempts together to one deadline', async () => {
    server.react((response, call) => void setTimeout(() => hangUp(response, call), 200));
    const started = performance.now();
    const asked = gcisGateway(server.url, { times }).status('T-1');
    await expect(asked).rejects.toMatchObject({ name: 'GatewayError' });
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('does not retry after a refusal or an invalid response', async () => {
    for (const reaction of [answering({}, 403), sending('nonsense')]) {
      server.react(reaction);
      await expect(gcisGateway(server.url).status('T-1')).rejects.toThrow();
      expect(server.calls).toHaveLength(1);
    }
  });

  it('stops calling a failing service, and retries after openMs', async () => {
    const breaker = { failures: 3, openMs: 200 };
    const gateway = gcisGateway(server.url, { ...once, breaker });
    server.react(answering({}, 500));
    for (let i = 0; i < 3; i += 1) await expect(gateway.status('T-1')).rejects.toThrow('500');
    await expect(gateway.status('T-1')).rejects.toMatchObject({
      name: 'GatewayError',
      reason: 'unreachable',
    });
    expect(server.calls).toHaveLength(3);
    server.react(FINE);
    await expect(gateway.status('T-1')).rejects.toThrow();
    await sleep(250);
    for (let i = 0; i < 2; i += 1) expect(await gateway.status('T-1')).toBeDefined();
    expect(server.calls).toHaveLength(2);
  });

  it('reopens the breaker when its one trial call fails', async () => {
    const breaker = { failures: 2, openMs: 200 };
    const gateway = gcisGateway(server.url, { ...once, breaker });
    server.react(answering({}, 500));
    for (let i = 0; i < 2; i += 1) await gateway.status('T-1').catch(() => {});
    await sleep(250);
    await gateway.status('T-1').catch(() => {});
    await gateway.status('T-1').catch(() => {});
    expect(server.calls).toHaveLength(3);
  });

  it('keeps the breaker closed after a 403', async () => {
    const gateway = gcisGateway(server.url, { ...once, breaker: { failures: 1, openMs: 60_000 } });
    server.react(answering({}, 403));
    for (let i = 0; i < 3; i += 1) await gateway.status('T-1').catch(() => {});
    expect(server.calls).toHaveLength(3);
  });
});
