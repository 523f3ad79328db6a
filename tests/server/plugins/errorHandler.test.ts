import type { Socket } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/http/errors.ts';
import {
  answerBadAddresses,
  answerClientErrors,
  answerErrors,
} from '../../../server/plugins/errorHandler.ts';
import { CaptchaBusyError } from '../../../server/ports/CaptchaProvider.ts';
import { PdfError } from '../../../server/ports/documents/PdfRenderer.ts';
import { WordError } from '../../../server/ports/documents/WordDocuments.ts';
import { GatewayError } from '../../../server/ports/payment/PaymentGateway.ts';
import { IdentityAppError } from '../../../server/ports/signing/IdentityApp.ts';
import { StoreError } from '../../../server/ports/store/SubmissionStore.ts';
import { routeOfFile } from '../support/routeOfFile.ts';

let thrown: Error;
const { call } = routeOfFile((app) => {
  for (const url of ['/api/x', '/page']) {
    app.get(url, async () => {
      throw thrown;
    });
  }
});
const SECRET = 'secret detail A123456(3)';
const answerTo = async (error: Error, url = '/api/x') => {
  thrown = error;
  return call(url);
};

describe('answerErrors', () => {
  it.each([
    ['the store', new StoreError('busy', SECRET)],
    ['the gateway', new GatewayError('unreachable', SECRET)],
    ['the identity app', new IdentityAppError('unavailable')],
    ['the captcha', new CaptchaBusyError()],
    ['the renderer', new PdfError('busy', SECRET)],
    ['a slow renderer', new PdfError('timeout', SECRET)],
    ['the Word documents', new WordError('busy', SECRET)],
    [
      'a handler that took too long',
      Object.assign(new Error(), { code: 'FST_ERR_HANDLER_TIMEOUT' }),
    ],
  ])('reports %s as busy: 502 for calls, 503 for pages', async (_, error) => {
    const api = await answerTo(error);
    expect([api.statusCode, api.json().error, api.headers['retry-after']]).toEqual([
      502,
      'BUSY',
      '5',
    ]);
    const page = await answerTo(error, '/page');
    expect([page.statusCode, page.json().error]).toEqual([503, 'UNAVAILABLE']);
    expect(api.body + page.body).not.toContain('secret');
  });

  it.each([
    ['an unknown error', new Error(SECRET), 500, 'INTERNAL'],
    ['a document that failed', new PdfError('missingGlyph', SECRET), 500, 'INTERNAL'],
    ['a template that failed', new WordError('failed', SECRET), 500, 'INTERNAL'],
    [
      'a status of a library',
      Object.assign(new Error(SECRET), { statusCode: 413 }),
      413,
      'TOO_LARGE',
    ],
    [
      'another status',
      Object.assign(new Error(SECRET), { statusCode: 415 }),
      415,
      'WRONG_MEDIA_TYPE',
    ],
  ])('B-80: reports %s without its message', async (_, error, status, name) => {
    const answer = await answerTo(error);
    expect([answer.statusCode, answer.json().error]).toEqual([status, name]);
    expect(answer.json().reference).toEqual(expect.any(String));
    expect(answer.body).not.toContain('secret');
    expect(answer.headers).not.toHaveProperty('retry-after');
  });

  it('sends the headers of a failure of the API', async () => {
    const answer = await answerTo(new ApiError('wrongMethod', { allow: 'GET' }));
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET']);
    expect((await answerTo(new ApiError('captchaRequired'))).statusCode).toBe(778);
  });
});

describe('answerErrors: the log', () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  answerErrors(app);
  app.get('/', async () => {
    throw thrown;
  });
  afterAll(() => app.close());
  /** Returns the failures in the log of a call. */
  async function loggedFor(error: Error) {
    lines.length = 0;
    thrown = error;
    await app.inject('/');
    expect(lines.join('')).not.toContain('secret');
    return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'failed');
  }

  it('has the name and the place of an unexpected error, without its message', async () => {
    const [line] = await loggedFor(new TypeError(SECRET));
    expect(line).toMatchObject({ failure: 'TypeError' });
    expect(line.at.join()).toContain('errorHandler.test.ts');
    expect(line).not.toHaveProperty('reason');
  });

  it.each([
    new StoreError('busy', SECRET),
    new GatewayError('unreachable', SECRET),
    new IdentityAppError('unavailable'),
    new WordError('failed', SECRET),
  ])('has the reason of the failure: %o', async (error) => {
    expect(await loggedFor(error)).toMatchObject([{ failure: error.name, reason: error.reason }]);
  });

  it.each([
    ['a failure of the API', new ApiError('busy')],
    ['a captcha failure', new ApiError('captchaRequired')],
    ['a fault of the client', Object.assign(new Error(SECRET), { statusCode: 400 })],
  ])('has no line for %s', async (_, error) => {
    expect(await loggedFor(error)).toEqual([]);
  });
});

describe('answerBadAddresses', () => {
  const app = fastify({
    routerOptions: { maxParamLength: 10 },
    frameworkErrors: answerBadAddresses({
      headers: { 'x-frame-options': 'DENY' },
      toPage: (_request, reply) => reply.redirect('/notRecognized', 302),
    }),
  });
  app.get('/api/forms/:code', async () => ({}));
  app.get('/form/:code', async () => ({}));
  afterAll(() => app.close());
  const LONG = 'x'.repeat(11);

  it('answers 400 to an unreadable address, with the headers of every response', async () => {
    const { statusCode, headers, body } = await app.inject('/form/%zz');
    expect([statusCode, JSON.parse(body).error]).toEqual([400, 'BAD_REQUEST']);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toBe(JSON.parse(body).reference);
  });

  it('B-27: treats a long parameter as an unknown form or page', async () => {
    const api = await app.inject(`/api/forms/${LONG}`);
    expect([api.statusCode, api.json().error]).toEqual([404, 'INVALID_FORM_CODE']);
    const page = await app.inject(`/form/${LONG}`);
    expect([page.statusCode, page.headers.location]).toEqual([302, '/notRecognized']);
  });
});

describe('answerClientErrors', () => {
  /** Answers an error of the parser; returns the text that was sent. */
  function answered(error: object, socket: Partial<Socket> = { writable: true }) {
    let sent = '';
    let destroyed = 0;
    const fake = {
      ...socket,
      end: (text: string) => {
        sent = text;
      },
      destroy: () => {
        destroyed += 1;
      },
    } as unknown as Socket;
    answerClientErrors({ headers: { 'x-frame-options': 'DENY' } })(error as never, fake);
    const [head = '', body = ''] = sent.split('\r\n\r\n');
    return { sent, head: head.split('\r\n'), body, destroyed };
  }

  it.each([
    [{ code: 'HPE_INVALID_METHOD' }, 400, 'BAD_REQUEST'],
    [{}, 400, 'BAD_REQUEST'],
    [{ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, 408, 'TOO_LATE'],
    [{ code: 'HPE_HEADER_OVERFLOW' }, 431, 'HEADERS_TOO_LARGE'],
    [
      {
        code: 'HPE_HEADER_OVERFLOW',
        rawPacket: Buffer.from(`POST / HTTP/1.1\r\nChallenge-Answer:${'x'.repeat(8192)}`),
      },
      413,
      'TOO_LARGE',
    ],
    [
      {
        code: 'HPE_INVALID_METHOD',
        rawPacket: Buffer.from(`\nchallenge-secret:${'x'.repeat(8192)}`),
      },
      400,
      'BAD_REQUEST',
    ],
  ])('B-39: answers %o with %i', (error, status, name) => {
    const { head, body } = answered(error);
    expect(head[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w`));
    expect(head).toContain('x-frame-options: DENY');
    expect(head).toContain('connection: close');
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toMatchObject({ error: name, reference: expect.any(String) });
  });

  it('sends nothing on a connection that is gone', () => {
    expect(answered({ code: 'ECONNRESET' })).toMatchObject({ sent: '', destroyed: 0 });
    expect(answered({}, { destroyed: true })).toMatchObject({ sent: '', destroyed: 0 });
    expect(answered({}, { writable: false })).toMatchObject({ sent: '', destroyed: 1 });
  });
});
