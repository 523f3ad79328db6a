import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CaptchaBusyError } from '../../../../server/ports/CaptchaProvider.ts';
import { ANSWER, NOW, testApp } from '../../../support/testApp.ts';

/** Every call that requires a captcha. */
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
/** Status of a call that passed the captcha: there is no such submission. */
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

  /** Returns another challenge for the browser with this cookie. */
  const challengeOf = async (cookie: string) => {
    const url = '/api/wfp/challenge/Eng';
    const response = await app.inject({ method: 'POST', url, headers: { cookie } });
    return { secret: response.json().secret as string };
  };

  const solve = async () => {
    const { secret, cookie } = await challenge();
    const response = await call({
      'challenge-answer': ANSWER,
      'challenge-secret': secret,
      cookie,
    });
    expect(response.statusCode).toBe(PASSED);
    return { token: String(response.headers['access-token']), cookie };
  };

  /** Sends a call with a token from the browser that received the token. */
  const show = ({ token, cookie }: { token: string; cookie: string }) =>
    call({ 'access-token': token, cookie });

  it('returns an image, four audio clips and a secret', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/wfp/challenge/TradChn' });
    expect(response.json()).toEqual({
      image: expect.stringMatching(/^data:image\/png;base64,/),
      audio: Array.from({ length: 4 }, () => expect.stringMatching(/^data:audio\/wav;base64,/)),
      secret: expect.any(String),
    });
  });

  it('F13: responds BUSY when too many requests wait for a challenge', async () => {
    const issue = () => Promise.reject(new CaptchaBusyError());
    const check = async () => ({ fault: 'captchaRequired' }) as const;
    const full = await testApp({ deps: { captcha: { issue, check } } });
    const response = await full.inject({ method: 'POST', url: '/api/wfp/challenge/Eng' });
    await full.close();
    expect([response.statusCode, response.json().error]).toEqual([502, 'BUSY']);
  });

  it.each(PROTECTED)('B-36 T-15: requires a captcha: %s', async (url) => {
    const response = await call({}, url);
    expect(response.statusCode).toBe(778);
    expect(response.json()).toMatchObject({ error: 'captchaRequired' });
  });

  it('T-09: requires no captcha to read the result of a payment', async () => {
    const url = '/api/submission/submitFormByTxnId';
    const payload = { submissionDetail: { transactionId: 'T1' } };
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(PASSED);
  });

  it('T-15: ignores the nocaptcha flag of the address', async () => {
    expect((await call({}, `${URL}?nocaptcha=true`)).statusCode).toBe(778);
  });

  it.each(['undefined', 'null', '', '  '])(
    'B-40: treats the token %j as missing',
    async (token) => {
      expect((await call({ 'access-token': token })).statusCode).toBe(778);
    },
  );

  it('T-16: each response has a new token; the old token is valid for 30 seconds', async () => {
    const first = await solve();
    const token = String((await show(first)).headers['access-token']);
    expect(token).not.toBe(first.token);
    later(29_000);
    expect((await show(first)).statusCode).toBe(PASSED);
    later(2000);
    expect((await show(first)).statusCode).toBe(779);
    expect((await show({ ...first, token })).statusCode).toBe(PASSED);
  });

  it('T-16: parallel calls may use the same token, and the new token is valid', async () => {
    const shown = await solve();
    const responses = await Promise.all([1, 2, 3].map(() => show(shown)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([PASSED, PASSED, PASSED]);
    const token = String(responses.at(-1)?.headers['access-token']);
    expect((await show({ ...shown, token })).statusCode).toBe(PASSED);
  });

  it('B-38 T-16: a solved captcha allows a limited number of calls', async () => {
    const { cookie, token: first } = await solve();
    let token = first;
    for (let use = 2; use <= 5; use += 1) {
      const response = await show({ token, cookie });
      expect(response.statusCode).toBe(PASSED);
      token = String(response.headers['access-token']);
    }
    expect((await show({ token, cookie })).statusCode).toBe(779);
  });

  it('F6: parallel calls cannot exceed the uses of a solved captcha', async () => {
    const shown = await solve();
    const responses = await Promise.all(Array.from({ length: 12 }, () => show(shown)));
    const passed = responses.filter(({ statusCode }) => statusCode === PASSED);
    expect(passed).toHaveLength(4);
    const tokens = passed.map(({ headers }) => String(headers['access-token']));
    const after = await Promise.all(tokens.map((token) => show({ ...shown, token })));
    expect(after.map(({ statusCode }) => statusCode)).toEqual([779, 779, 779, 779]);
  });

  it('F6: a token is valid only in the browser that solved the captcha', async () => {
    const { token, cookie } = await solve();
    const { cookie: other } = await challenge();
    expect(other).not.toBe(cookie);
    expect((await show({ token, cookie: other })).statusCode).toBe(779);
    expect((await call({ 'access-token': token })).statusCode).toBe(779);
    // Attempts of other browsers do not reduce the owner's uses.
    for (let use = 2; use <= 5; use += 1) await show({ token, cookie: other });
    expect((await show({ token, cookie })).statusCode).toBe(PASSED);
  });

  it('F6: a token that combines two solved captchas is refused', async () => {
    const one = await solve();
    const { secret } = await challengeOf(one.cookie);
    const answered = await call({
      'challenge-answer': ANSWER,
      'challenge-secret': secret,
      cookie: one.cookie,
    });
    const [chain] = String(answered.headers['access-token']).split('.');
    const [, link] = one.token.split('.');
    expect((await show({ token: `${chain}.${link}`, cookie: one.cookie })).statusCode).toBe(779);
    expect((await show(one)).statusCode).toBe(PASSED);
  });

  it('T-16: an unused token expires after an hour', async () => {
    const shown = await solve();
    later(3_600_001);
    expect((await show(shown)).statusCode).toBe(779);
  });

  it('B-38 T-16: a right answer is accepted only once', async () => {
    const { secret, cookie } = await challenge();
    const headers = { 'challenge-answer': ANSWER, 'challenge-secret': secret, cookie };
    expect((await call(headers)).statusCode).toBe(PASSED);
    expect((await call(headers)).statusCode).toBe(779);
  });

  it('B-37: a wrong answer is refused with captchaNotMatch', async () => {
    const { secret, cookie } = await challenge();
    const headers = { 'challenge-answer': 'XXXX', 'challenge-secret': secret, cookie };
    const response = await call(headers);
    expect([response.statusCode, response.json().error]).toEqual([780, 'captchaNotMatch']);
  });

  it('B-39: a forged secret or token, or the secret of another browser, is refused', async () => {
    const { secret, cookie } = await challenge();
    const headers = { 'challenge-answer': ANSWER, cookie };
    expect((await call({ ...headers, 'challenge-secret': 'x' })).statusCode).toBe(777);
    const other = await call({ 'challenge-answer': ANSWER, 'challenge-secret': secret });
    expect(other.statusCode).toBe(777);
    expect((await call({ 'access-token': 'not-a-token' })).statusCode).toBe(777);
  });

  it('returns the next token with a refusal too', async () => {
    const { token, cookie } = await solve();
    const response = await app.inject({
      method: 'POST',
      url: URL,
      payload: '{',
      headers: { 'access-token': token, cookie, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.headers['access-token']).toEqual(expect.any(String));
  });
});
