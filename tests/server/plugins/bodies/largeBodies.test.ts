import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from '../../../../server/config/limits.ts';
import { BODY_LIMITS } from '../../../../server/http/routeConfig.ts';
import type { BodyPace } from '../../../../server/plugins/bodies/BodyPace.ts';
import { limitLargeBodies } from '../../../../server/plugins/bodies/largeBodies.ts';
import { answerErrors } from '../../../../server/plugins/errorHandler.ts';

const LARGE = JSON.stringify({ text: 'x'.repeat(BODY_LIMITS.form + 1) });
const SMALL = '{"text":"x"}';
let app: FastifyInstance;
afterEach(() => app.close());

/** Opens an application with one upload at once; calls without a slot fail at once. */
function open(limits: Partial<Limits> = {}) {
  const calls: string[] = [];
  const held: boolean[] = [];
  const pace = {
    allowUpload: () => calls.push('upload'),
    hold: (_: unknown, isHeld: boolean) => held.push(isHeld),
  } as unknown as BodyPace;
  app = fastify({ bodyLimit: BODY_LIMITS.files });
  answerErrors(app);
  const all = { largeBodies: 1, uploadsPerClient: 1, uploadWaitMs: 0, handlerTimeoutMs: 200 };
  limitLargeBodies(app, { ...all, uploadTimeoutMs: 500, ...limits } as Limits, pace);
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const timeouts: (number | undefined)[] = [];
  app.addHook('onRoute', ({ handlerTimeout }) => void timeouts.push(handlerTimeout));
  const answer = async ({ body }: { readonly body: unknown }) => {
    await waiting;
    return { length: Object(body).text.length };
  };
  app.post('/api/large', { config: { largeBody: true } }, answer);
  app.post('/api/other', answer);
  const send = (url: string, payload: string, more: object = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...more },
    });
  return { calls, held, timeouts, finish: () => finish(), send };
}

describe('limitLargeBodies', () => {
  it('passes a large body through, with a slot and more time', async () => {
    const { send, finish, calls, held } = open();
    finish();
    const answer = await send('/api/large', LARGE);
    expect([answer.statusCode, answer.json()]).toEqual([200, { length: BODY_LIMITS.form + 1 }]);
    expect([calls, held]).toEqual([['upload'], [true, false]]);
  });

  it('M6: answers 502 to a second large body without a free slot', async () => {
    const { send, finish, held } = open();
    const first = send('/api/large', LARGE);
    await expect.poll(() => held.length, { interval: 1 }).toBe(2);
    const second = await send('/api/large', LARGE);
    expect([second.statusCode, second.json().error]).toEqual([502, 'BUSY']);
    finish();
    expect((await first).statusCode).toBe(200);
  });

  it('frees the slot after the response', async () => {
    const { send, finish } = open();
    finish();
    await send('/api/large', LARGE);
    expect((await send('/api/large', LARGE)).statusCode).toBe(200);
  });

  it.each([
    ['a small body', '/api/large', SMALL],
    ['a body of another route', '/api/other', LARGE],
  ])('needs no slot for %s', async (_, url, payload) => {
    const { send, finish, calls, held } = open();
    finish();
    expect((await send(url, payload)).statusCode).toBe(200);
    expect([calls, held]).toEqual([[], []]);
  });

  it('answers 502 when the handler takes too long after the whole body', async () => {
    const { send, finish } = open({ handlerTimeoutMs: 20, uploadTimeoutMs: 60_000 });
    const answer = await send('/api/large', SMALL);
    expect([answer.statusCode, answer.json().error]).toEqual([502, 'BUSY']);
    finish();
  }, 3000);

  it('adds the time of the upload to the time of the handler', () => {
    const { timeouts } = open({ uploadTimeoutMs: 500, uploadWaitMs: 40, handlerTimeoutMs: 3 });
    expect(timeouts).toEqual([543, undefined]);
  });
});
