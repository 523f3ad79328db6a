import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANSWER, NOW, testApp } from '../support/testApp.ts';

/** Every call that asks for a captcha. */
const PROTECTED = [
  '/api/submission/review/LREAL1/0',
  '/api/submission/LREAL1/380.00',
  '/api/submission/submitFormBeforePayment/LREAL1',
  '/api/submission/updateFormBeforePayment/LREAL1',
  '/api/submission/updateFormBeforePayment',
  '/api/submission/sign/LREAL1/ownerSign',
  '/api/submission/signedHash/ownerSign',
  '/api/submission/createTransaction',
  '/api/tempsave/save',
  '/api/tempsave/load',
];
const URL = '/api/submission/createTransaction';
const BODY = { paymentAmount: '380.00', submissionId: 'UNKNOWN' };
/** What a call gets that passed the captcha: there is no such submission. */
const PASSED = 404;

describe('captcha', () => {
  let app: FastifyInstance;
  let now = NOW;

  beforeEach(async () => {
    now = NOW;
    app = await testApp({ env: { NO_CAPTCHA: 'false', CAPTCHA_TOKEN_USES: '5' }, now: () => now });
  });
  afterEach(() => app.close());

  const call = (headers: Record<string, string>, url = URL) =>
    app.inject({ method: 'POST', url, payload: BODY, headers });

  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  const challenge = async () => {
    const response = await app.inject({ method: 'POST', url: '/api/wfp/challenge/Eng' });
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    return { secret: response.json().secret as string, cookie };
  };

  const solve = async () => {
    const { secret, cookie } = await challenge();
    const response = await call({
      'challenge-answer': ANSWER,
      'challenge-secret': secret,
      cookie,
    });
    expect(response.statusCode).toBe(PASSED);
    return String(response.headers['access-token']);
  };

  it('shows a picture, four clips and a secret', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/wfp/challenge/TradChn' });
    expect(response.json()).toEqual({
      image: expect.stringMatching(/^data:image\/png;base64,/),
      audio: Array.from({ length: 4 }, () => expect.stringMatching(/^data:audio\/wav;base64,/)),
      secret: expect.any(String),
    });
  });

  it.each(PROTECTED)('B-36 T-15: asks for a captcha: %s', async (url) => {
    const response = await call({}, url);
    expect(response.statusCode).toBe(778);
    expect(response.json()).toMatchObject({ error: 'captchaRequired' });
  });

  it('T-09: does not ask who only reads what became of an own payment', async () => {
    const url = '/api/submission/submitFormByTxnId';
    const payload = { submissionDetail: { transactionId: 'T1' } };
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(PASSED);
  });

  it('T-15: the flag of the address changes nothing', async () => {
    expect((await call({}, `${URL}?nocaptcha=true`)).statusCode).toBe(778);
  });

  it.each(['undefined', 'null', '', '  '])('B-40: the token %j counts as none', async (token) => {
    expect((await call({ 'access-token': token })).statusCode).toBe(778);
  });

  it('T-16: a new token comes with every answer, and the old one stays good for 30 seconds', async () => {
    const first = await solve();
    const second = String((await call({ 'access-token': first })).headers['access-token']);
    expect(second).not.toBe(first);
    later(29_000);
    expect((await call({ 'access-token': first })).statusCode).toBe(PASSED);
    later(2000);
    expect((await call({ 'access-token': first })).statusCode).toBe(779);
    expect((await call({ 'access-token': second })).statusCode).toBe(PASSED);
  });

  it('T-16: calls side by side may show the same token, and each new token is good', async () => {
    const token = await solve();
    const responses = await Promise.all([1, 2, 3].map(() => call({ 'access-token': token })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([PASSED, PASSED, PASSED]);
    const last = String(responses.at(-1)?.headers['access-token']);
    expect((await call({ 'access-token': last })).statusCode).toBe(PASSED);
  });

  it('B-38 T-16: a solved captcha is good for so many calls, however its tokens branch', async () => {
    let token = await solve();
    for (let use = 2; use <= 5; use += 1) {
      const response = await call({ 'access-token': token });
      expect(response.statusCode).toBe(PASSED);
      token = String(response.headers['access-token']);
    }
    expect((await call({ 'access-token': token })).statusCode).toBe(779);
  });

  it('T-16: a token that was not used for an hour has lapsed', async () => {
    const token = await solve();
    later(3_600_001);
    expect((await call({ 'access-token': token })).statusCode).toBe(779);
  });

  it('B-38 T-16: a right answer is good once', async () => {
    const { secret, cookie } = await challenge();
    const headers = { 'challenge-answer': ANSWER, 'challenge-secret': secret, cookie };
    expect((await call(headers)).statusCode).toBe(PASSED);
    expect((await call(headers)).statusCode).toBe(779);
  });

  it('B-37: a wrong answer is told so', async () => {
    const { secret, cookie } = await challenge();
    const headers = { 'challenge-answer': 'XXXX', 'challenge-secret': secret, cookie };
    const response = await call(headers);
    expect([response.statusCode, response.json().error]).toEqual([780, 'captchaNotMatch']);
  });

  it('B-39: a secret that is not ours, or of another browser, is told so', async () => {
    const { secret, cookie } = await challenge();
    const headers = { 'challenge-answer': ANSWER, cookie };
    expect((await call({ ...headers, 'challenge-secret': 'x' })).statusCode).toBe(777);
    const other = await call({ 'challenge-answer': ANSWER, 'challenge-secret': secret });
    expect(other.statusCode).toBe(777);
    expect((await call({ 'access-token': 'not-a-token' })).statusCode).toBe(777);
  });

  it('hands out the next token with a refusal too', async () => {
    const token = await solve();
    const response = await app.inject({
      method: 'POST',
      url: URL,
      payload: '{',
      headers: { 'access-token': token, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.headers['access-token']).toEqual(expect.any(String));
  });
});
