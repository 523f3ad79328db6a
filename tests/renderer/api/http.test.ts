import { describe, expect, it } from 'vitest';
import { CallError } from '#engine';
import { createHttp } from '../../../renderer/api/http.ts';
import type { Transport, WireRequest, WireResponse } from '../../../renderer/api/transport.ts';
import { noServer, wireAnswer } from '../../support/inPortal.tsx';

function answering(...answers: readonly WireResponse[]) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new TypeError('no answer');
    return answer;
  };
  return { http: createHttp(transport), asked };
}

async function failureOf(work: Promise<unknown>) {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new TypeError('Cannot compare: no CallError');
  return error.failure;
}

const CALL = { path: '/api/submission/review/LREAL1/0', body: {}, withCaptcha: true };
const GENERAL = { key: 'generalErrMsg', args: [] };

describe('createHttp()', () => {
  it.each([
    [777, 'captchaError'],
    [778, 'captchaRequired'],
    [779, 'captchaExpired'],
    [780, 'captchaNotMatch'],
  ])('M1: reads status %i as the demand %s', async (status, demand) => {
    const { http } = answering(wireAnswer(status, { error: demand }));
    expect(await failureOf(http.send(CALL))).toEqual({ kind: 'captcha', demand });
  });

  it.each([429, 502, 503, 504])('fails as busy for status %i, with a reference', async (status) => {
    const { http } = answering(wireAnswer(status, { reference: 'ABC' }));
    expect(await failureOf(http.send(CALL))).toEqual({ kind: 'busy', reference: 'ABC' });
  });

  it('T-20: B-58: fails as busy with the message of an unavailable scanner', async () => {
    const { http } = answering(wireAnswer(502, { error: 'SCANNER_DOWN', reference: 'ABC' }));
    expect(await failureOf(http.send(CALL))).toEqual({
      kind: 'busy',
      reference: 'ABC',
      key: 'fileNotScanned',
    });
  });

  it.each([
    [
      '/api/payment/web/pps',
      422,
      { error: 'METHOD', message: 'paymentNotAvailable' },
      'paymentNotAvailable',
    ],
    [
      '/api/payment/wallet/fps',
      429,
      { error: 'TOO_MANY_PAYMENTS', message: 'paymentNotAvailable' },
      'paymentNotAvailable',
    ],
    ['/api/payment/status/T1', 404, { error: 'NOT_FOUND', message: 'x' }, 'dataNotFound'],
    ['/api/submission/poll/T1', 404, { error: 'NOT_FOUND', message: 'x' }, 'dataNotFound'],
    ['/api/submission/draft', 404, { error: 'NOT_FOUND', message: 'x' }, 'generalErrMsg'],
  ])('returns the message of %s with status %i', async (path, status, body, key) => {
    const { http } = answering(wireAnswer(status, body));
    const message = { key, args: [] };
    expect(await failureOf(http.send({ path, body: {} }))).toEqual({ kind: 'refused', message });
  });

  it('promise 15: fails with the connection message when there is no response', async () => {
    const failure = { kind: 'busy', key: 'connection' };
    expect(await failureOf(createHttp(noServer).send(CALL))).toEqual(failure);
  });

  it('fails as busy for a response with status 200 that is not JSON (from a proxy)', async () => {
    const { http } = answering(wireAnswer(200, '<html>'));
    expect(await failureOf(http.send(CALL))).toEqual({ kind: 'busy' });
  });

  it('B-21: returns the file size message for status 413', async () => {
    const { http } = answering(wireAnswer(413));
    expect(await failureOf(http.send(CALL))).toMatchObject({
      kind: 'refused',
      message: { key: 'validation_fileSizeExceed', args: ['30.00 MB'] },
    });
  });

  it.each([400, 403, 404, 409, 415, 500])(
    'returns the general message for status %i',
    async (status) => {
      const { http } = answering(wireAnswer(status, { error: 'X', message: 'internal words' }));
      expect(await failureOf(http.send(CALL))).toEqual({ kind: 'refused', message: GENERAL });
    },
  );

  it('B-68: recognises an expired web token by the exact response body', async () => {
    const { http } = answering(wireAnswer(403, 'Webtoken is expired.'));
    const call = { path: '/api/payment/web/visa', body: {} };
    expect(await failureOf(http.send(call))).toEqual({ kind: 'webTokenExpired' });
  });

  it.each(['Webtoken is wrong.', 'Webtoken is expired. Really.', ''])(
    'B-68: does not treat "%s" as an expired web token',
    async (body) => {
      const { http } = answering(wireAnswer(403, body));
      const call = { path: '/api/payment/web/visa', body: {} };
      expect(await failureOf(http.send(call))).toEqual({ kind: 'refused', message: GENERAL });
    },
  );

  it('B-70: recognises a live attempt of the payment service', async () => {
    const body = {
      error: 'LIVE_PAYMENT',
      transactionid: 'T1',
      redirecturl: 'https://bank.example/1',
    };
    const { http } = answering(wireAnswer(409, body));
    const call = { path: '/api/payment/wallet/fps', body: {} };
    expect(await failureOf(http.send(call))).toEqual({
      kind: 'liveAttempt',
      transactionId: 'T1',
      redirectUrl: 'https://bank.example/1',
    });
  });

  it('T-02: does not treat a refused order as a live attempt', async () => {
    const { http } = answering(wireAnswer(409, { error: 'ORDER_DIFFERS', message: 'x' }));
    const call = { path: '/api/payment/web/visa', body: {} };
    expect(await failureOf(http.send(call))).toEqual({ kind: 'refused', message: GENERAL });
  });

  it('B-27: returns the message of an unknown form code', async () => {
    const { http } = answering(wireAnswer(404, { error: 'INVALID_FORM_CODE' }));
    expect(await failureOf(http.send({ method: 'GET', path: '/api/forms/X' }))).toEqual({
      kind: 'refused',
      message: { key: 'INVALID_FORM_CODE', args: [] },
    });
  });

  it('sends definition, idempotency key and content type as headers', async () => {
    const { http, asked } = answering(wireAnswer(200));
    await http.send({ ...CALL, definition: 'hash', idempotencyKey: 'key' });
    expect(asked[0]?.headers).toEqual({
      'Content-Type': 'application/json',
      'Form-Definition': 'hash',
      'Idempotency-Key': 'key',
    });
  });

  it('sends no content type without a body (the captcha challenge)', async () => {
    const { http, asked } = answering(wireAnswer(200));
    await http.send({ path: '/api/wfp/challenge/Eng' });
    expect(asked[0]).toMatchObject({ method: 'POST', body: undefined, headers: {} });
  });
});

describe('createHttp: the captcha of a session', () => {
  it('sends the captcha answer once, then the token of the response', async () => {
    const { http, asked } = answering(wireAnswer(200, {}, { 'Access-Token': 'token-1' }));
    http.pass.offer({ answer: 'AB12', secret: 'sealed' });
    await http.send(CALL);
    await http.send(CALL);
    expect(asked[0]?.headers).toMatchObject({
      'Challenge-Answer': 'AB12',
      'Challenge-Secret': 'sealed',
    });
    expect(asked[1]?.headers).toMatchObject({ 'Access-Token': 'token-1' });
    expect(asked[1]?.headers).not.toHaveProperty('Challenge-Answer');
  });

  it('keeps a new token of any response, including a failed response', async () => {
    const { http, asked } = answering(
      wireAnswer(200, {}, { 'Access-Token': 'token-1' }),
      wireAnswer(502, {}, { 'Access-Token': 'token-2' }),
      wireAnswer(200),
    );
    await http.send(CALL);
    await http.send(CALL).catch(() => undefined);
    await http.send(CALL);
    expect(asked[2]?.headers).toMatchObject({ 'Access-Token': 'token-2' });
  });

  it('keeps the token of the later call when responses arrive out of order', async () => {
    const waiting: ((answer: WireResponse) => void)[] = [];
    const http = createHttp(() => new Promise((resolve) => waiting.push(resolve)));
    const [older, younger] = [http.send(CALL), http.send(CALL)];
    waiting[1]?.(wireAnswer(200, {}, { 'Access-Token': 'young' }));
    await younger;
    waiting[0]?.(wireAnswer(200, {}, { 'Access-Token': 'old' }));
    await older;
    expect(http.pass.start().headers).toEqual({ 'Access-Token': 'young' });
  });

  it('drops the token when the server requires the captcha again', async () => {
    const { http } = answering(wireAnswer(200, {}, { 'Access-Token': 'token-1' }), wireAnswer(779));
    await http.send(CALL);
    await http.send(CALL).catch(() => undefined);
    expect(http.pass.isReady).toBe(false);
  });

  it('removes characters that are not allowed in a header', () => {
    const { http } = answering(wireAnswer(200));
    http.pass.offer({ answer: 'Ａ\r\nX', secret: 's' });
    expect(http.pass.start().headers['Challenge-Answer']).toBe('X');
  });

  it('sends no captcha headers with a call without `withCaptcha`', async () => {
    const { http, asked } = answering(wireAnswer(200));
    http.pass.offer({ answer: 'AB12', secret: 'sealed' });
    await http.send({ method: 'GET', path: '/api/forms/LREAL1' });
    expect(asked[0]?.headers).toEqual({});
  });
});
