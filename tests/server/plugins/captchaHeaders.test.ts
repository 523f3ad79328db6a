import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireCaptcha } from '../../../server/plugins/captchaHeaders.ts';
import { answerErrors } from '../../../server/plugins/errorHandler.ts';
import type { VisitorCookie } from '../../../server/plugins/visitor.ts';
import type { CaptchaGate } from '../../../server/services/captchaGate.ts';

type Verdict = Awaited<ReturnType<CaptchaGate['check']>>;
let verdict: Verdict;
const proofs: object[] = [];
const visitors = { read: () => 'visitor' } as unknown as VisitorCookie;
const gate = {
  check: async (proof: object) => {
    proofs.push(proof);
    return verdict;
  },
} as unknown as CaptchaGate;
/** Creates an application with a guarded and a free route. */
function appWith(each: CaptchaGate | undefined): FastifyInstance {
  const made = fastify();
  answerErrors(made);
  requireCaptcha(made, each, visitors);
  made.post('/api/guarded', { config: { captcha: true } }, async () => ({}));
  made.post('/api/free', async () => ({}));
  return made;
}
let app: FastifyInstance;
let open: FastifyInstance;
beforeAll(() => {
  app = appWith(gate);
  open = appWith(undefined);
});
beforeEach(() => {
  proofs.length = 0;
});
afterAll(async () => {
  await app.close();
  await open.close();
});
const post = (url: string, headers: Readonly<Record<string, string>> = {}, at = app) =>
  at.inject({ method: 'POST', url, headers });

describe('requireCaptcha', () => {
  it('passes token, answer and secret of the visitor on, and returns the next token', async () => {
    verdict = { token: 'next' };
    const headers = { 'access-token': 't', 'challenge-answer': 'a', 'challenge-secret': 's' };
    const answer = await post('/api/guarded', headers);
    expect([answer.statusCode, answer.headers['access-token']]).toEqual([200, 'next']);
    expect(proofs).toEqual([{ token: 't', answer: 'a', secret: 's', client: 'visitor' }]);
  });

  it.each([
    ['captchaError', 777],
    ['captchaRequired', 778],
    ['captchaExpired', 779],
    ['captchaNotMatch', 780],
  ] as const)('B-37: answers %s with %i, without a token', async (fault, status) => {
    verdict = { fault };
    const answer = await post('/api/guarded');
    expect([answer.statusCode, answer.json().error]).toEqual([status, fault]);
    expect(answer.headers).not.toHaveProperty('access-token');
  });

  it('asks nothing on other routes, and nothing at all without a gate', async () => {
    verdict = { fault: 'captchaRequired' };
    expect((await post('/api/free')).statusCode).toBe(200);
    expect((await post('/api/guarded', {}, open)).statusCode).toBe(200);
    expect(proofs).toEqual([]);
  });
});
