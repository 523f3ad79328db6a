import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { SigningError } from '../../../../server/ports/signing/DocumentSigner.ts';
import type { IdentitySigningResult } from '../../../../server/ports/signing/IdentityApp.ts';
import type { SignatureRecord } from '../../../../server/ports/store/Signature.ts';
import { putSealed } from '../../../../server/services/files/sealedFiles.ts';
import { pollSigning } from '../../../../server/services/identity/pollSigning.ts';
import { packRequest } from '../../../../server/services/identity/requestState.ts';
import { sealSigner } from '../../../../server/services/signatures/sealedSigner.ts';
import { placeOfState } from '../../../../server/services/signing/keepPrepared.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const PLACE = { table: 'submissions', row: 'SUB1', column: 'sealed_data' };
const SUBMISSION = {
  id: 'SUB1',
  sitting: 's1',
  formCode: 'LR164',
  definitionHash: 'h1',
  dataHash: 'd1',
  status: 'QUOTED',
  sealedData: VAULT.seal(PLACE, Buffer.from('{}')),
};
const PREPARED: SignatureRecord = {
  submissionId: 'SUB1',
  field: 'ownerSign',
  status: 'PREPARED',
  dataHash: 'd1',
  documentHash: 'h',
  fileKey: 'prepared/sub1',
  sealedSigner: sealSigner(VAULT, { submissionId: 'SUB1', field: 'ownerSign' }, ''),
  signedAt: NOW,
  sealedState: VAULT.seal(
    placeOfState('SUB1', 'ownerSign'),
    packRequest({ businessId: 'B1', document: Buffer.from('state') }),
  ),
};
const SIGNED = { state: 'signed', cms: Buffer.from('good') } as const;
const FAILED = { status: 'failed', keys: ['D70002'] };

interface Given {
  readonly result?: IdentitySigningResult;
  readonly submission?: object;
  readonly record?: Partial<SignatureRecord>;
  readonly isLost?: boolean;
  readonly made?: readonly object[];
  readonly faults?: readonly string[];
  readonly signer?: object | undefined;
}

/** Creates a portal whose app has a request of the field `ownerSign`. */
async function portal(given: Given = {}) {
  const files = memoryFiles();
  const room = Buffer.from('%PDF room');
  if (!given.isLost) await putSealed({ files, vault: VAULT }, 'prepared/sub1', room);
  let kept: SignatureRecord[] = [{ ...PREPARED, ...given.record }];
  const polls: unknown[] = [];
  const validated: Record<string, unknown>[] = [];
  const submission = { ...SUBMISSION, ...given.submission };
  const records = {
    submissions: {
      find: async (id: string) => (id === 'SUB1' ? submission : undefined),
      lock: async () => submission,
    },
    attempts: { live: async () => undefined },
    signatures: {
      find: async (_: string, field: string, status: string) =>
        kept.find((each) => each.field === field && each.status === status),
      ofSubmission: async () => kept,
      remove: async (_: string, field: string, status: string) => {
        kept = kept.filter((each) => each.field !== field || each.status !== status);
      },
      put: async (record: SignatureRecord) => void kept.push(record),
    },
    events: { append: async () => {} },
  };
  const signer = { name: 'CHAN TAI MAN', displayName: 'CHAN TAI MAN (1)' };
  const deps = {
    files,
    vault: VAULT,
    clock: { now: () => NOW },
    store: { ...records, transact: (work: (all: typeof records) => unknown) => work(records) },
    catalogue: { byHash: async () => ({}) },
    rules: {
      behaviour: () => ({
        signatures: [{ id: 'ownerSign', holder: 'personal', disabled: false, verify: [] }],
      }),
    },
    identityApp: {
      signingResult: async (...asked: unknown[]) => {
        polls.push(asked);
        return given.result ?? SIGNED;
      },
    },
    signer: {
      embedOutside: async ({ pdf, cms }: { pdf: Uint8Array; cms: Uint8Array }) => {
        if (Buffer.from(cms).toString() !== 'good') throw new SigningError('signature', 'other');
        return Buffer.concat([pdf, Buffer.from(' signed')]);
      },
      verify: async () => given.made ?? [{ certificate: Buffer.from('c'), chain: [] }],
    },
    trust: {
      validate: async (asked: Record<string, unknown>) => {
        validated.push(asked);
        return { faults: given.faults ?? [], signer: 'signer' in given ? given.signer : signer };
      },
    },
  } as unknown as Parameters<typeof pollSigning>[0];
  const asked = { sitting: 's1', formCode: 'LR164', field: 'ownerSign', id: 'SUB1-B1' };
  return {
    polls,
    validated,
    signatures: () => kept.map(({ status }) => status),
    poll: (more: object = {}) =>
      pollSigning(deps, { ...asked, ...more } as Parameters<typeof pollSigning>[1]),
  };
}

describe('pollSigning', () => {
  it('accepts the signature, and returns the same result again without the app', async () => {
    const { poll, polls, validated, signatures } = await portal();
    const pdf = Buffer.from('%PDF room signed');
    const common = { status: 'completed', submissionId: 'SUB1', signedAt: NOW };
    const signedBy = 'CHAN TAI MAN (1)';
    expect(await poll()).toMatchObject({ ...common, pdf, signedBy, signatureName: 'CHAN TAI MAN' });
    expect(validated).toMatchObject([{ expected: { holder: 'personal' }, at: NOW }]);
    expect(signatures()).toEqual(['SIGNED']);
    expect(await poll()).toMatchObject({ ...common, pdf, signedBy });
    expect(polls).toEqual([['B1', undefined]]);
  });

  it.each([
    ['is open', { state: 'pending' }, { status: 'pending' }],
    ['has failed', { state: 'failed', failure: 'D70003' }, { status: 'failed', keys: ['D70003'] }],
  ] as const)('reports a request that %s', async (_, result, expected) => {
    const { poll, signatures } = await portal({ result });
    expect(await poll()).toEqual(expected);
    expect(signatures()).toEqual(['PREPARED']);
  });

  it.each([
    ['a signature of another document', { result: { ...SIGNED, cms: Buffer.from('bad') } }, FAILED],
    ['a document that was removed', { isLost: true }, FAILED],
    ['answers that changed since', { submission: { dataHash: 'd2' } }, FAILED],
    ['a document without a signature', { made: [] }, FAILED],
    ['a signature without a certificate', { made: [{ chain: [] }] }, FAILED],
    ['a certificate that cannot be read', { signer: undefined, faults: ['eCertError'] }, FAILED],
    [
      'a certificate that may not sign',
      { faults: ['validation_signature_revoked'] },
      { status: 'failed', keys: ['validation_signature_revoked'] },
    ],
  ])('refuses %s and keeps nothing', async (_, given, expected) => {
    const { poll, signatures } = await portal(given as Given);
    expect(await poll()).toEqual(expected);
    expect(signatures()).toEqual(['PREPARED']);
  });

  it.each([
    ['another sitting', { sitting: 's2' }],
    ['another form', { formCode: 'LR165' }],
    ['another field', { field: 'chairmanSign' }],
    ['an older request', { id: 'SUB1-B0' }],
    ['an unknown submission', { id: 'SUB2-B1' }],
    ['half an id', { id: 'SUB1' }],
    ['an empty id', { id: '' }],
  ])('returns undefined for %s without a call of the app', async (_, more) => {
    const { poll, polls } = await portal();
    expect([await poll(more), polls]).toEqual([undefined, []]);
  });

  it('returns undefined for a signature that is not made in the app', async () => {
    const state = Buffer.from('{"range":{},"certificates":[]}');
    const sealedState = VAULT.seal(placeOfState('SUB1', 'ownerSign'), state);
    const { poll, polls } = await portal({ record: { sealedState } });
    expect([await poll(), polls]).toEqual([undefined, []]);
  });

  it('fails for a submission that was paid meanwhile', async () => {
    const { poll, polls } = await portal({ submission: { status: 'SUBMITTED' } });
    expect([await poll(), polls]).toEqual([{ status: 'failed', keys: ['paidDataLocked'] }, []]);
  });
});
