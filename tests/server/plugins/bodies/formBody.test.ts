import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServices } from '../../../support/fakeServices.ts';
import { testApp } from '../../../support/testApp.ts';

const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';
const MEGABYTES_40 = 40_000_000;
/** Larger than answers without files, so that the upload needs a slot. */
const UPLOAD = JSON.stringify({
  formData: {
    supportDocument_recCount: 1,
    supportDocument_docFile__1: { name: 'a.pdf', file: 'A'.repeat(400_000) },
  },
  submissionDetail: { lang: 'Eng' },
});

/** Returns a documentation address, which the server trusts because the tests act as a proxy. */
const client = (number: number) => `203.0.113.${number}`;

describe('formBody: uploads over real sockets', () => {
  let app: FastifyInstance;
  let port = 0;
  let open: Socket[] = [];
  let letGo = () => {};
  let saving = 0;

  const start = async (env: Readonly<Record<string, string>> = {}, isHeld = false) => {
    saving = 0;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const saveSubmission = async () => {
      saving += 1;
      if (isHeld) await held;
      return { result: 'ok' as const, submissionId: 'S1', amountCents: 0, invalidSignatures: [] };
    };
    app = await testApp({
      env: {
        TRUST_PROXY: '127.0.0.1',
        CONNECTIONS_CHECK_MS: '100',
        UPLOAD_WINDOW_MS: '1000',
        UPLOAD_BYTES_PER_SECOND: '100000',
        ...env,
      },
      deps: { services: fakeServices({ saveSubmission }) },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  };
  afterEach(async () => {
    letGo();
    for (const socket of open) socket.destroy();
    open = [];
    await app.close();
  });

  /** Opens a connection with a request that declares the given length. */
  const announce = (length: number, from: string, path = SAVE) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    open.push(socket);
    const answer = { text: '', closed: false };
    socket.on('data', (chunk) => {
      answer.text += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      answer.closed = true;
    });
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        `X-Forwarded-For: ${from}`,
        'Content-Type: application/json',
        `Content-Length: ${length}`,
        '',
        '',
      ].join('\r\n'),
    );
    return { socket, answer };
  };
  const upload = async (from: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${SAVE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: UPLOAD,
    });
    return { response, body: (await response.json()) as unknown };
  };
  /** Sends more bytes than answers need, so that the upload needs a slot, and then stops. */
  const stuck = (from: string) => {
    const connection = announce(MEGABYTES_40, from);
    connection.socket.write('A'.repeat(300_000));
    return connection;
  };

  it('F5: gives no slot to sockets that declare 40 MB and send nothing', async () => {
    await start({ LARGE_BODIES: '4' });
    for (let number = 1; number <= 4; number += 1) announce(MEGABYTES_40, client(number));
    await sleep(200);
    const { response, body } = await upload(client(9));
    expect([response.status, body]).toMatchObject([200, { result: 'ok' }]);
  });

  it('F5: ends a stalled upload with 408, and closes its connection', async () => {
    await start();
    const { answer } = stuck(client(1));
    await expect.poll(() => answer.text, { timeout: 4000 }).toContain('HTTP/1.1 408');
    expect(answer.text).toContain('"error":"TOO_LATE"');
    const connections = () => promisify(app.server.getConnections.bind(app.server))();
    await expect.poll(connections, { timeout: 4000 }).toBe(0);
  });

  it('F5: accepts an upload after it waits for the slots of stalled uploads', async () => {
    await start({ LARGE_BODIES: '2' });
    for (const number of [1, 2]) stuck(client(number));
    await sleep(200);
    const { response } = await upload(client(9));
    expect(response.status).toBe(200);
  });

  it('F5: accepts an upload just above the minimum rate, beyond other time-outs', async () => {
    await start({ REQUEST_TIMEOUT_MS: '1000', UPLOAD_BYTES_PER_SECOND: '50000' });
    const { socket, answer } = announce(UPLOAD.length, client(1));
    const started = performance.now();
    // Computes the bytes from the clock, because a busy machine may sleep longer than requested.
    for (let sent = 0; sent < UPLOAD.length; ) {
      await sleep(100);
      const due = Math.floor((performance.now() - started) * 80);
      socket.write(UPLOAD.slice(sent, due));
      sent = due;
    }
    await expect.poll(() => answer.text, { timeout: 4000 }).toContain('HTTP/1.1 200');
  });

  it('F5: gives one client two slots, and keeps the other slots for other clients', async () => {
    await start({ LARGE_BODIES: '4', UPLOAD_WAIT_MS: '300' }, true);
    const own = [upload(client(1)), upload(client(1))];
    await expect.poll(() => saving, { timeout: 10_000 }).toBe(2);
    const refused = await upload(client(1));
    expect([refused.response.status, refused.body]).toEqual([
      502,
      { error: 'BUSY', message: 'serverBusy', reference: expect.any(String) },
    ]);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = upload(client(2));
    await expect.poll(() => saving, { timeout: 10_000 }).toBe(3);
    letGo();
    const answers = await Promise.all([...own, other]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    expect((await upload(client(1))).response.status).toBe(200);
  });

  it('F5: treats addresses of one IPv6 network as one client', async () => {
    await start({ LARGE_BODIES: '4', UPLOAD_WAIT_MS: '0' }, true);
    const own = [upload('2001:db8:1:2::1'), upload('2001:db8:1:2:ffff::9')];
    await expect.poll(() => saving, { timeout: 10_000 }).toBe(2);
    expect((await upload('2001:db8:1:2::3')).response.status).toBe(502);
    letGo();
    await Promise.all(own);
  });

  it('F5: frees the slot of a client that disconnects while it waits or uploads', async () => {
    await start({ LARGE_BODIES: '1', UPLOAD_WINDOW_MS: '60000' });
    const first = stuck(client(1));
    await sleep(200);
    const second = stuck(client(2));
    await sleep(200);
    second.socket.destroy();
    first.socket.destroy();
    expect((await upload(client(9))).response.status).toBe(200);
  });

  it('B-22: ends the slow body of a small call at the time-out of a request', async () => {
    await start({ REQUEST_TIMEOUT_MS: '1000' });
    const path = '/api/submission/createTransaction';
    const { socket, answer } = announce(10_000, client(1), path);
    const drip = setInterval(() => socket.write(' '), 100);
    await expect.poll(() => answer.text, { timeout: 4000 }).toContain('HTTP/1.1 408');
    await expect.poll(() => answer.closed, { timeout: 4000 }).toBe(true);
    clearInterval(drip);
  });

  it('B-22: ends a slow body after a refusal, without a second response', async () => {
    await start({ REQUEST_TIMEOUT_MS: '1000' });
    const { socket, answer } = announce(20_000, client(1), '/api/submission/createTransaction');
    const drip = setInterval(() => socket.write(' '), 100);
    await expect.poll(() => answer.closed, { timeout: 4000 }).toBe(true);
    clearInterval(drip);
    expect(answer.text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413']);
  });
});
