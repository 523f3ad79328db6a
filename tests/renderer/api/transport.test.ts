import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTransport, type WireRequest } from '../../../renderer/api/transport.ts';

/** A fake XMLHttpRequest. The test fires its events. */
class FakeCall {
  static last: FakeCall | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 780;
  responseText = '{"error":"captchaNotMatch"}';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  body: unknown;

  constructor() {
    FakeCall.last = this;
  }
  open = vi.fn();
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader = (name: string) => (name === 'Access-Token' ? 'token' : null);
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
}

const progress = vi.fn();
const REQUEST: WireRequest = {
  method: 'POST',
  url: '/api/x',
  headers: { 'Content-Type': 'application/json' },
  body: '{}',
  onProgress: progress,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeCall);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  progress.mockClear();
});

function sent(request: WireRequest = REQUEST) {
  const outcome = browserTransport(request).then(
    (response) => response,
    (error: unknown) => String(error),
  );
  const call = FakeCall.last;
  if (!call) throw new Error('nothing was sent');
  return { outcome, call };
}

describe('browserTransport() with a progress callback', () => {
  it('reports the progress, and returns a response with a status above 776', async () => {
    const { outcome, call } = sent();
    expect([call.body, call.headers]).toEqual(['{}', { 'Content-Type': 'application/json' }]);
    call.upload.onprogress?.({ loaded: 5, total: 10 });
    expect(progress).toHaveBeenCalledWith(5, 10);
    call.onload?.();
    const response = await outcome;
    expect(response).toMatchObject({ status: 780, body: '{"error":"captchaNotMatch"}' });
    expect(typeof response === 'object' && response.header('Access-Token')).toBe('token');
  });

  it('waits while bytes are sent, but at most 65 seconds without progress', async () => {
    const { outcome, call } = sent();
    const ended = vi.fn();
    void outcome.then(ended);
    for (let second = 0; second < 300; second += 30) {
      await vi.advanceTimersByTimeAsync(30_000);
      call.upload.onprogress?.({ loaded: second, total: 300 });
    }
    await vi.advanceTimersByTimeAsync(64_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toContain('AbortError');
  });

  it('clears its timer after the response', async () => {
    const { outcome, call } = sent();
    call.onload?.();
    call.onloadend?.();
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when the network fails, and when the caller aborts', async () => {
    const broken = sent();
    broken.call.onerror?.();
    expect(await broken.outcome).toContain('no response arrived');
    const off = new AbortController();
    const { outcome } = sent({ ...REQUEST, signal: off.signal });
    off.abort();
    expect(await outcome).toContain('AbortError');
  });
});

describe('browserTransport()', () => {
  it('leaves caching to the server, so that preloaded responses are used', async () => {
    const fetched = vi.fn(async (_: string, __: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    const { onProgress: _, ...small } = REQUEST;
    expect(await browserTransport(small)).toMatchObject({ status: 200, body: '{}' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/x');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(init).not.toHaveProperty('cache');
  });
});
