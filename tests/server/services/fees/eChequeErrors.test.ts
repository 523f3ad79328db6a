import { describe, expect, it } from 'vitest';
import type { NamedFile } from '../../../../server/services/answers/filesOfAnswers.ts';
import { eChequeErrors } from '../../../../server/services/fees/eChequeErrors.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const CHEQUE = { pointer: '/cheque', sha256: 'c1', isECheque: true } as NamedFile;
const CONTENT = new Uint8Array([1]);
const GIVEN = { files: [{ sha256: 'c1', content: CONTENT }], kept: [] };

type Args = Parameters<typeof eChequeErrors>;

/** Checks the e-Cheques of answers; without `reader`, the portal cannot read them. */
function check(
  reader: object | undefined,
  more: { named?: NamedFile[]; cents?: number; given?: object } = {},
) {
  const { named = [CHEQUE], cents = 38000, given = GIVEN } = more;
  const deps = {
    clock: { now: () => NOW },
    files: { get: async () => undefined },
    vault: {},
    ...(reader && {
      eCheques: { payees: ['LAND REGISTRY'], reader: { read: async () => reader } },
    }),
  };
  const fee = { lines: [], totalCents: cents };
  return eChequeErrors(
    deps as unknown as Args[0],
    named,
    { fee } as unknown as Args[2],
    given as unknown as Args[3],
  );
}

const INVALID = [{ path: '/cheque', key: 'validation_eCheque_invalid', args: [] }];

describe('eChequeErrors', () => {
  it('reports the fault that the reader found, at the field', async () => {
    expect(await check({ fault: 'validation_eCheque_expired' })).toEqual([
      { path: '/cheque', key: 'validation_eCheque_expired', args: [] },
    ]);
  });

  it('reports every e-Cheque of a portal that cannot read them', async () => {
    expect(await check(undefined)).toEqual(INVALID);
  });

  it('reports an e-Cheque whose file is absent', async () => {
    const given = { files: [{ sha256: 'c2', content: CONTENT }], kept: [] };
    expect(await check({ fault: 'x' }, { given })).toEqual(INVALID);
  });

  it.each([
    ['no fee is due', { cents: 0 }],
    ['no file is an e-Cheque', { named: [{ ...CHEQUE, isECheque: false }] }],
    ['no file is attached', { named: [] }],
  ])('reports nothing when %s', async (_, more) => {
    expect(await check({ fault: 'x' }, more)).toEqual([]);
  });
});
