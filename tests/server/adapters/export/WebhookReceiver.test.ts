import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebhookReceiver } from '../../../../server/adapters/export/WebhookReceiver.ts';
import { AuthorityClient } from '../../../../server/adapters/system/AuthorityClient.ts';

const NOW = new Date('2026-11-20T02:00:00.700Z');
const [CURRENT, EARLIER] = [randomBytes(32), randomBytes(32)];
const SCAN = Buffer.concat([Buffer.from('%PDF-1.7\r\n--x\r\n'), randomBytes(5_000)]);
const PARCEL = {
  id: 'exportPush:S1',
  referenceNumber: 'LREAL1-261120-123456',
  files: [
    { path: 'submission.json', content: Buffer.from('{"name":"陳大文"}') },
    { path: 'attachments/001-租約.pdf', content: SCAN },
  ],
};

describe('WebhookReceiver: sends submissions to the receiving system by HTTP', () => {
  let server: Server;
  let answer: { status: number; headers?: Record<string, string>; isSilent?: boolean };
  let got: { headers: IncomingMessage['headers']; body: Buffer }[];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      got.push({ headers: request.headers, body: await buffer(request) });
      if (!answer.isSilent) response.writeHead(answer.status, answer.headers).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  beforeEach(() => {
    got = [];
    answer = { status: 204 };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  function receiver(timeoutMs = 5_000): WebhookReceiver {
    const { port } = server.address() as AddressInfo;
    return new WebhookReceiver({
      url: new URL(`http://127.0.0.1:${port}/take`),
      client: new AuthorityClient({ timeoutMs }),
      clock: { now: () => NOW },
      keys: [CURRENT, EARLIER],
    });
  }

  it('sends every file unchanged, under its path', async () => {
    await receiver().deliver(PARCEL);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = got;
    const type = headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
    expect(form.get('referenceNumber')).toBe(PARCEL.referenceNumber);
    const files = form.getAll('file') as File[];
    expect(files.map(({ name }) => name)).toEqual(PARCEL.files.map(({ path }) => path));
    for (const [index, { content }] of PARCEL.files.entries()) {
      expect(
        Buffer.from((await files[index]?.arrayBuffer()) ?? new ArrayBuffer()).equals(content),
      ).toBe(true);
    }
  });

  it('signs the body with each key, so that the receiver detects a changed byte', async () => {
    await receiver().deliver(PARCEL);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = got;
    expect(headers['webhook-id']).toBe('exportPush:S1');
    expect(headers['webhook-timestamp']).toBe('1795140000');
    const signed = (content: Buffer) =>
      [CURRENT, EARLIER]
        .map((key) => createHmac('sha256', key).update('exportPush:S1.1795140000.').update(content))
        .map((mac) => `v1,${mac.digest('base64')}`)
        .join(' ');
    expect(headers['webhook-signature']).toBe(signed(body));
    const changed = Buffer.from(body);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(headers['webhook-signature']).not.toBe(signed(changed));
  });

  it.each([200, 201, 202, 204])('accepts the status %i as delivered', async (status) => {
    answer = { status };
    await expect(receiver().deliver(PARCEL)).resolves.toBeUndefined();
  });

  it.each([203, 301, 302, 400, 401, 409, 429, 500, 503])(
    'rejects the status %i, and sends nothing elsewhere',
    async (status) => {
      answer = { status, headers: { location: '/elsewhere' } };
      await expect(receiver().deliver(PARCEL)).rejects.toThrow(`HTTP ${status}`);
      expect(got).toHaveLength(1);
    },
  );

  it('rejects when the receiver does not answer in time', async () => {
    answer = { status: 204, isSilent: true };
    await expect(receiver(300).deliver(PARCEL)).rejects.toThrow('it did not answer in time');
  });
});
