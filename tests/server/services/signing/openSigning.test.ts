import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { openSigning } from '../../../../server/services/signing/openSigning.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const PLACE = { table: 'submissions', row: 'SUB1', column: 'sealed_data' };
const SUBMISSION = {
  id: 'SUB1',
  sitting: 's1',
  formCode: 'LR164',
  definitionHash: 'h1',
  status: 'QUOTED',
  sealedData: VAULT.seal(PLACE, Buffer.from('{"name":"CHAN TAI MAN"}')),
};
const FORM = { code: 'LR164', hash: 'h1' };
const ASKED = { sitting: 's1', submissionId: 'SUB1', formCode: 'LR164', field: 'ownerSign' };

/** Opens a field of a submission, and returns the times at which the behaviour was computed. */
async function open(asked: object = {}, submission: object | undefined = {}) {
  const times: string[] = [];
  const deps = {
    vault: VAULT,
    store: {
      submissions: {
        find: async (id: string) =>
          id === 'SUB1' && submission ? { ...SUBMISSION, ...submission } : undefined,
      },
    },
    catalogue: { byHash: async (hash: string) => (hash === 'h1' ? FORM : undefined) },
    rules: {
      behaviour: (_: unknown, __: unknown, now: string) => {
        times.push(now);
        return {
          signatures: [
            { id: 'ownerSign', disabled: false },
            { id: 'paperSign', disabled: true },
          ],
        };
      },
    },
  } as unknown as Parameters<typeof openSigning>[0];
  return { times, opened: await openSigning(deps, { ...ASKED, ...asked }, NOW) };
}

describe('openSigning', () => {
  it.each(['QUOTED', 'PAYING'])('opens a signature of a submission that is %s', async (status) => {
    const { opened, times } = await open({}, { status });
    expect(opened).toMatchObject({
      submission: { id: 'SUB1' },
      form: FORM,
      data: { name: 'CHAN TAI MAN' },
      request: { id: 'ownerSign' },
    });
    expect(times).toEqual(['2026-11-20T02:00:00.000Z']);
  });

  it.each([
    ['another sitting', { sitting: 's2' }],
    ['an unknown submission', { submissionId: 'SUB2' }],
    ['another form', { formCode: 'LR165' }],
    ['an unknown field', { field: 'chairmanSign' }],
    ['a field that is signed on paper only', { field: 'paperSign' }],
    ['an empty field', { field: '' }],
  ])('returns undefined for %s', async (_, asked) => {
    expect((await open(asked)).opened).toBeUndefined();
  });

  it('returns undefined to another sitting, even for a submitted form', async () => {
    const { opened } = await open({ sitting: 's2' }, { status: 'SUBMITTED' });
    expect(opened).toBeUndefined();
  });

  it.each([
    'PAID',
    'SUBMITTED',
    'ACKNOWLEDGED',
    'OFFLINE_COMPLETED',
    'PAID_NEEDS_ACTION',
    'ABANDONED',
  ])('is locked while the submission is %s, even without its answers', async (status) => {
    const { opened, times } = await open({}, { status, sealedData: undefined });
    expect(opened).toEqual({ result: 'paidDataLocked', keys: ['paidDataLocked'] });
    expect(times).toEqual([]);
  });

  it('refuses when the definition was removed', async () => {
    const { opened } = await open({}, { definitionHash: 'h0' });
    expect(opened).toEqual({ result: 'formChanged', keys: ['formChanged'] });
  });
});
