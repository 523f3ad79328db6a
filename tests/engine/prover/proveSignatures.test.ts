import { describe, expect, it } from 'vitest';
import type { Plan, SignaturePlan } from '../../../engine/definition/Plan.ts';
import { proveSignatures } from '../../../engine/prover/proveSignatures.ts';

const signature = (id: string, more: Partial<SignaturePlan> = {}): SignaturePlan => ({
  id,
  order: 1,
  holder: [{ value: 'personal' }],
  optional: [],
  disabled: [],
  later: false,
  verify: [],
  ...more,
});

function prove(...signatures: readonly SignaturePlan[]) {
  // The file lists the signatures in reverse order.
  const manifest = { signatures: signatures.toReversed().map(({ id }) => ({ id })) };
  return proveSignatures({ signatures, manifest } as unknown as Plan);
}

describe('proveSignatures', () => {
  it.each([
    ['without a verification', signature('a')],
    [
      'with the answer that it verifies',
      signature('a', { verify: ['name'], name: [{ value: '/n' }] }),
    ],
    ['with an answer that it does not verify', signature('a', { name: [{ value: '/n' }] })],
  ])('accepts a signature %s', (_, each) => {
    expect(prove(each)).toEqual([]);
  });

  it('reports each answer that is verified but not named, at its place in the file', () => {
    const named = { idNumber: [{ value: '/id' }] };
    const claims = prove(
      signature('first', { verify: ['idNumber', 'name'], ...named }),
      signature('second', { verify: ['brNumber'] }),
    );
    expect(claims).toEqual([
      {
        file: 'manifest.json',
        pointer: '/signatures/1/verify/1',
        code: 'verify-without-answer',
        message: 'The signature "first" is verified by its name, but names no answer for it',
        remedy: 'Name the answer with "name", or leave "name" out of "verify".',
        severity: 'error',
      },
      expect.objectContaining({ pointer: '/signatures/0/verify/0', severity: 'error' }),
    ]);
  });

  it('reports the name of an inherited property', () => {
    expect(prove(signature('a', { verify: ['constructor'] }))).toHaveLength(1);
  });
});
