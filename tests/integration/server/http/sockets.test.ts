import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeServices } from '../../../support/fakeServices.ts';
import { testApp } from '../../../support/testApp.ts';

const BODY = JSON.stringify({ formData: {}, submissionDetail: { lang: 'Eng' } });
const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';

describe('sockets: over a real socket', () => {
  let app: FastifyInstance;
  let port = 0;
  let release = () => {};
  let standing = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });

  beforeAll(async () => {
    const services = fakeServices({
      saveSubmission: async () => {
        standing += 1;
        await held;
        return { result: 'ok', submissionId: 'S1', amountCents: 0, invalidSignatures: [] };
      },
    });
    app = await testApp({
      env: {
        NO_CAPTCHA: 'false',
        REQUEST_TIMEOUT_MS: '1500',
        HEADERS_TIMEOUT_MS: '1000',
        CONNECTIONS_CHECK_MS: '100',
        LARGE_BODIES: '2',
        UPLOAD_WAIT_MS: '200',
      },
      deps: { services },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    release();
    await app.close();
  });

  /** Sends raw text and reads until the server closes or the time runs out. */
  const raw = (text: string, waitMs = 4000) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      const end = () => {
        socket.destroy();
        resolve(answer);
      };
      const timer = setTimeout(end, waitMs);
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(timer);
        end();
      });
    });

  const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  const head = (lines: string[], path = SAVE) =>
    [`POST ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');

  const solved = async () => {
    const base = `http://127.0.0.1:${port}`;
    const challenge = await fetch(`${base}/api/wfp/challenge/Eng`, { method: 'POST' });
    const cookie = challenge.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { secret } = (await challenge.json()) as { secret: string };
    return { base, headers: { cookie, 'challenge-answer': 'AB3D', 'challenge-secret': secret } };
  };

  it('B-36 B-37 B-38 B-39: the statuses 777 to 780 arrive, with JSON and headers', async () => {
    const { base, headers } = await solved();
    const call = async (more: Record<string, string>) => {
      const response = await fetch(`${base}/api/submission/createTransaction`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: JSON.stringify({ paymentAmount: '1', submissionId: 'x' }),
      });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      return [response.status, ((await response.json()) as { error: string }).error];
    };
    expect(await call({})).toEqual([778, 'captchaRequired']);
    expect(await call({ ...headers, 'challenge-secret': 'x' })).toEqual([777, 'captchaError']);
    expect(await call({ ...headers, 'challenge-answer': 'XXXX' })).toEqual([
      780,
      'captchaNotMatch',
    ]);
    expect(await call(headers)).toEqual([404, 'NOT_FOUND']);
    expect(await call(headers)).toEqual([779, 'captchaExpired']);
  });

  it('B-22 T-17: a slow body times out, and other requests are served meanwhile', async () => {
    const started = performance.now();
    const lines = ['Content-Type: application/json', 'Content-Length: 1000'];
    const dripping = new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(head(lines)));
      const drip = setInterval(() => socket.write(' '), 100);
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(answer);
      });
    });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const answer = await dripping;
    expect(performance.now() - started).toBeLessThan(3500);
    expect([408, 778]).toContain(statusIn(answer));
  });

  it('B-22: slow headers time out', async () => {
    const answer = await raw('GET /healthz HTTP/1.1\r\nHost: local');
    expect(statusIn(answer)).toBe(408);
    expect(answer).toContain('"error":"TOO_LATE"');
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('B-23: a body below its length times out; a longer body is no second request', async () => {
    const path = '/api/wfp/challenge/Eng';
    const short = ['Content-Type: application/json', 'Content-Length: 50'];
    expect(statusIn(await raw(`${head(short, path)}{}`))).toBe(408);
    const long = ['Content-Type: application/json', 'Content-Length: 2'];
    const answer = await raw(`${head(long, path)}{}{"surplus":1}`);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)?.at(-1)).toBe('HTTP/1.1 400');
  });

  it('B-24: a body announced in two ways is refused, and the connection is closed', async () => {
    const lines = [
      'Content-Type: application/json',
      'Content-Length: 2',
      'Transfer-Encoding: chunked',
    ];
    const answer = await raw(`${head(lines)}0\r\n\r\n`);
    expect(statusIn(answer)).toBe(400);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('B-25: headers over 16 KB are refused', async () => {
    const answer = await raw(head([`X-Long: ${'x'.repeat(20_000)}`]));
    expect(statusIn(answer)).toBe(431);
    expect(answer).toContain('"error":"HEADERS_TOO_LARGE"');
  });

  it('B-39: a captcha answer of a megabyte is refused as too large', async () => {
    const answer = await raw(head([`Challenge-Answer: ${'A'.repeat(1_000_000)}`]));
    expect(statusIn(answer)).toBe(413);
    expect(answer).toContain('"error":"TOO_LARGE"');
  });

  it('B-20: a body over 44 MB is refused before it is read', async () => {
    const { headers } = await solved();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const announced = [...lines, 'Content-Type: application/json', 'Content-Length: 48000000'];
    expect(statusIn(await raw(head(announced), 800))).toBe(413);
  });

  it('B-26, M6: an upload over the limit gets BUSY after a wait, other calls do not', async () => {
    const big = JSON.stringify({
      formData: {
        supportDocument_recCount: 1,
        supportDocument_docFile__1: { name: 'a.pdf', file: 'A'.repeat(400_000) },
      },
      submissionDetail: { lang: 'Eng' },
    });
    const upload = async () => {
      const { base, headers } = await solved();
      return fetch(base + SAVE, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: big,
      });
    };
    const pendingUploads = [upload(), upload()];
    await expect.poll(() => standing, { timeout: 10_000 }).toBe(2);
    const started = performance.now();
    const third = await upload();
    expect(performance.now() - started).toBeLessThan(1000);
    expect([third.status, await third.json()]).toEqual([
      502,
      { error: 'BUSY', message: 'serverBusy', reference: expect.any(String) },
    ]);
    const { base, headers } = await solved();
    const polls = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const asked = performance.now();
        await fetch(`${base}/healthz`);
        return performance.now() - asked;
      }),
    );
    expect(polls.sort((a, b) => a - b).at(18)).toBeLessThan(250);
    const small = fetch(base + SAVE, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: BODY,
    });
    release();
    expect((await Promise.all([...pendingUploads, small])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect((await upload()).status).toBe(200);
  });

  it('answers pipelined HTTP/1.1 requests in order', async () => {
    const get = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answer = await raw(get + get.replace('/healthz', '/api/nothing'), 500);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });
});
