import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { signaturesLeft } from '../../../../server/services/signatures/signaturesLeft.ts';

const SUBMITTED_AT = new Date('2026-11-20T02:00:00Z');
const SUBMISSION = {
  id: 'SUB1',
  definitionHash: 'h1',
  dataHash: 'd1',
  sealedData: Buffer.from('{}'),
  submittedAt: SUBMITTED_AT,
  updatedAt: new Date('2026-11-21T02:00:00Z'),
} as unknown as Submission;
const request = (id: string, more: object = {}) => ({
  id,
  optional: false,
  disabled: false,
  ...more,
});
const made = (field: string, status = 'SIGNED') => ({ field, status, dataHash: 'd1' });

/** Returns the signatures of a submission, and the times at which its behaviour was computed. */
async function left(
  made_: readonly object[],
  requests: readonly object[],
  submission: Partial<Submission> = {},
) {
  const times: string[] = [];
  const deps = {
    store: { signatures: { ofSubmission: async () => made_ } },
    catalogue: { byHash: async (hash: string) => (hash === 'h1' ? {} : undefined) },
    vault: { open: () => Buffer.from('{"name":"CHAN TAI MAN"}') },
    rules: {
      behaviour: (_form: unknown, _data: unknown, now: string) => {
        times.push(now);
        return { signatures: requests };
      },
    },
  } as unknown as Parameters<typeof signaturesLeft>[0];
  return { times, left: await signaturesLeft(deps, { ...SUBMISSION, ...submission }) };
}

describe('signaturesLeft', () => {
  it('returns made signatures in signing order, and the missing ones', async () => {
    const requests = [request('a'), request('b'), request('c'), request('d', { optional: true })];
    const signed = [made('b'), made('a'), made('c', 'PREPARED')];
    const { left: found, times } = await left(signed, requests);
    expect(found).toEqual({ signed: ['b', 'a'], toSign: ['c'] });
    expect(times).toEqual([SUBMITTED_AT.toISOString()]);
  });

  it('returns missing signatures before those that may follow later', async () => {
    const requests = [request('a', { later: true }), request('b'), request('c', { later: true })];
    expect((await left([made('c')], requests)).left).toEqual({ signed: ['c'], toSign: ['b', 'a'] });
  });

  it('uses the last change of a form that is not submitted', async () => {
    const { times } = await left([], [], { submittedAt: undefined } as object);
    expect(times).toEqual(['2026-11-21T02:00:00.000Z']);
  });

  it.each([
    ['the answers were removed', { sealedData: undefined }],
    ['the definition is unknown', { definitionHash: 'h0' }],
  ])('returns none when %s', async (_, more) => {
    const { left: found, times } = await left([made('a')], [request('b')], more as object);
    expect([found, times]).toEqual([{ signed: [], toSign: [] }, []]);
  });
});
