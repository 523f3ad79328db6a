import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createSittings } from '../../../../server/plugins/sitting.ts';
import { inOwnSitting } from '../../../../server/routes/submission/inOwnSitting.ts';

const [OLDER, NEWER] = [Buffer.alloc(32, 9), Buffer.alloc(32, 10)];
const BODY = { formCode: 'LR164', formData: { name: 'CHAN TAI MAN' }, language: 'en' } as const;
const KEY = 'the-key-of-a-call';

interface Answer {
  readonly result?: string;
  readonly refused?: 'conflict';
}

/**
 * Makes a call under the keys of the server; `answers` are the results for each tried sitting. Also
 * returns the tried sittings, and the sitting that the browser received.
 */
async function callWith(
  answers: readonly (Answer | undefined)[],
  input: object = {},
  keys: readonly Buffer[] = [NEWER, OLDER],
) {
  const sittings = createSittings(keys, { https: false });
  const tried: string[] = [];
  const given: string[] = [];
  const give: typeof sittings.give = (_request, _reply, { sitting }) => void given.push(sitting);
  const http = { request: {} as FastifyRequest, reply: {} as FastifyReply };
  const found = await inOwnSitting(
    { sittings: { ...sittings, give } },
    http,
    { ...BODY, ...input },
    async ({ sitting }) => {
      tried.push(sitting);
      return answers[tried.length - 1] as never;
    },
  ).catch((error: { readonly kind?: { readonly name: string } }) => error.kind?.name ?? error);
  return { found, tried, given };
}
const OK = { result: 'ok' };
const CONFLICT = { refused: 'conflict' } as const;

describe('inOwnSitting', () => {
  it('gives the browser the capability of its submission', async () => {
    const { found, tried, given } = await callWith([OK]);
    expect([found, tried]).toEqual([OK, given]);
    expect(given).toHaveLength(1);
    expect((await callWith([OK])).given).not.toEqual(given);
  });

  it('also gives it for answers that were not stored', async () => {
    const refusal = { result: 'validationError' };
    const { found, given } = await callWith([refusal]);
    expect([found, given.length]).toEqual([refusal, 1]);
  });

  it('T-36: gives nothing when there is no such submission', async () => {
    expect(await callWith([undefined])).toMatchObject({ found: 'NOT_FOUND', given: [] });
  });

  it('T-08: derives the same capability for a repeated call, and another for another body', async () => {
    const idempotencyKey = KEY;
    const { given } = await callWith([OK], { idempotencyKey });
    expect((await callWith([OK], { idempotencyKey })).given).toEqual(given);
    const changed = { idempotencyKey, formData: { name: 'WONG SIU MING' } };
    expect((await callWith([OK], changed)).given).not.toEqual(given);
  });

  it('T-08: finds the submission of a call before a key rotation', async () => {
    const idempotencyKey = KEY;
    const before = await callWith([OK], { idempotencyKey }, [OLDER]);
    const after = await callWith([CONFLICT, OK], { idempotencyKey });
    expect(after.tried).toHaveLength(2);
    expect([after.found, after.given]).toEqual([OK, before.given]);
  });

  it('T-37: refuses a key that belongs to another call, without a capability', async () => {
    const idempotencyKey = KEY;
    const both = await callWith([CONFLICT, CONFLICT], { idempotencyKey });
    expect(both).toMatchObject({ found: 'CONFLICT', given: [] });
    const one = await callWith([CONFLICT, undefined], { idempotencyKey });
    expect(one).toMatchObject({ found: 'CONFLICT', given: [] });
  });
});
