import { describe, expect, it } from 'vitest';
import { HmacHash } from '../../../../server/adapters/crypto/HmacHash.ts';
import { canonicalText } from '../../../../server/services/answers/answers.ts';
import {
  isSealed,
  type SealedParts,
  sealHandOver,
} from '../../../../server/services/signing/handOverSeal.ts';

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const HASH = new HmacHash([key('now', 1)]);
const SIGNED = {
  field: 'ownerSign',
  signedAt: '2026-11-20T02:00:00.000Z',
  length: 100,
  sha256: 'a'.repeat(64),
};
const LATER = { ...SIGNED, field: 'spouseSign', length: 200 };
const PARTS: SealedParts = {
  formCode: 'LR175',
  definitionHash: 'hash-1',
  answers: { name: 'CHAN', list: [{ a: 1 }, { a: 2 }] },
  signatures: [SIGNED, LATER],
};

describe('isSealed', () => {
  const seal = sealHandOver(HASH, PARTS);

  it('accepts its own seal, in any order of the names', () => {
    const answers = { list: [{ a: 1 }, { a: 2 }], name: 'CHAN' };
    expect(isSealed(HASH, { ...PARTS, answers }, seal)).toBe(true);
  });

  const second = (more: object) => ({ signatures: [SIGNED, { ...LATER, ...more }] });
  it.each<[string, Partial<SealedParts>]>([
    ['form', { formCode: 'LR176' }],
    ['definition', { definitionHash: 'hash-2' }],
    ['answer', { answers: { ...PARTS.answers, name: 'WONG' } }],
    ['name of an answer', { answers: { nom: 'CHAN', list: [{ a: 1 }, { a: 2 }] } }],
    ['order of records', { answers: { name: 'CHAN', list: [{ a: 2 }, { a: 1 }] } }],
    ['signature field', second({ field: 'otherSign' })],
    ['time of signing', second({ signedAt: '2026-11-20T02:00:00.001Z' })],
    ['length', second({ length: 201 })],
    ['hash of the revision', second({ sha256: 'b'.repeat(64) })],
    ['order of signatures', { signatures: [LATER, SIGNED] }],
    ['number of signatures', { signatures: [SIGNED] }],
  ])('refuses another %s', (_, more) => {
    expect(isSealed(HASH, { ...PARTS, ...more }, seal)).toBe(false);
  });

  it('accepts a seal of an earlier key, but not of a removed key', () => {
    const rotated = new HmacHash([key('next', 2), key('now', 1)]);
    expect(isSealed(rotated, PARTS, seal)).toBe(true);
    expect(isSealed(new HmacHash([key('next', 2)]), PARTS, seal)).toBe(false);
  });

  it('refuses a keyed hash of the same parts for another purpose', () => {
    const { formCode, definitionHash, answers, signatures } = PARTS;
    const asAnswers = HASH.of(canonicalText({ formCode, definitionHash, answers, signatures }));
    expect(isSealed(HASH, PARTS, asAnswers)).toBe(false);
  });
});
