import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Limits } from '../../../../server/config/limits.ts';
import { endSlowBodies } from '../../../../server/plugins/bodies/bodyTimes.ts';

const LIMITS = {
  requestTimeoutMs: 1000,
  uploadTimeoutMs: 10_000,
  uploadBytesPerSecond: 100,
  uploadWindowMs: 2000,
  connectionsCheckMs: 100,
} as Limits;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a request with these headers; returns what happened to its connection. */
function start(headers: Readonly<Record<string, string>>, headersSent = false) {
  const server = new EventEmitter();
  const hooks = new Map<string, () => Promise<void>>();
  const app = {
    server: Object.assign(server, { prependListener: server.prependListener.bind(server) }),
    addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook),
  } as unknown as FastifyInstance;
  const pace = endSlowBodies(app, LIMITS);
  const events: unknown[] = [];
  server.on('clientError', (error: { code?: string }) => events.push(error.code));
  const socket = { bytesRead: 0, destroyed: false, destroy: () => events.push('destroyed') };
  const request = Object.assign(new EventEmitter(), { headers, complete: false, socket });
  server.emit('request', request, { headersSent });
  return { events, pace, request, close: () => hooks.get('onClose')?.() };
}

describe('endSlowBodies', () => {
  it.each([[{ 'content-length': '5' }], [{ 'transfer-encoding': 'chunked' }]])(
    'M6: reports a body that does not arrive in time: %j',
    (headers) => {
      const { events } = start(headers);
      vi.advanceTimersByTime(900);
      expect(events).toEqual([]);
      vi.advanceTimersByTime(200);
      expect(events).toEqual(['ERR_HTTP_REQUEST_TIMEOUT']);
    },
  );

  it('closes the connection when a response was already started', () => {
    const { events } = start({ 'content-length': '5' }, true);
    vi.advanceTimersByTime(1100);
    expect(events).toEqual(['destroyed']);
  });

  it.each([[{}], [{ 'content-length': '0' }]])(
    'ignores a request without a body: %j',
    (headers) => {
      const { events } = start(headers as Record<string, string>);
      vi.advanceTimersByTime(5000);
      expect(events).toEqual([]);
    },
  );

  it('gives an upload more time', () => {
    const { events, pace, request } = start({ 'content-length': '5' });
    pace.allowUpload(request as never);
    request.socket.bytesRead = 100_000;
    vi.advanceTimersByTime(1500);
    expect(events).toEqual([]);
  });

  it('stops its checks when the application closes', async () => {
    const { events, close } = start({ 'content-length': '5' });
    await close();
    vi.advanceTimersByTime(5000);
    expect([events, vi.getTimerCount()]).toEqual([[], 0]);
  });
});
