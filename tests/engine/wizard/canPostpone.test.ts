import { describe, expect, it } from 'vitest';
import { canPostpone, type SignatureFact } from '#engine';
import { FACTS } from '../support/wizardFacts.ts';

const fact = (id: string, more: Partial<SignatureFact> = {}): SignatureFact => ({
  id,
  holder: 'personal',
  optional: false,
  disabled: false,
  later: true,
  ...more,
});
const made = (fieldId: string) => ({ fieldId, signedBy: 'CHAN', signedAt: '2026-11-20T02:00:00Z' });
const context = (
  signatures: readonly SignatureFact[],
  signed: readonly string[] = [],
  signLater: readonly string[] = [],
) => ({ facts: { ...FACTS, signatures }, signed: signed.map(made), signLater });

const BOTH = [fact('chairmanSign'), fact('secretarySign')];

describe('canPostpone()', () => {
  it.each([
    ['one of two signatures', context(BOTH), true],
    ['the second signature after the first', context(BOTH, ['chairmanSign']), true],
    ['the last remaining signature', context(BOTH, [], ['chairmanSign']), false],
    [
      'a signature that is already postponed',
      context(BOTH, ['chairmanSign'], ['secretarySign']),
      false,
    ],
    ['a signature that exists', context(BOTH, ['secretarySign']), false],
    ['the only signature of a form', context([fact('secretarySign')]), false],
    [
      'an optional signature',
      context([fact('a'), fact('secretarySign', { optional: true })]),
      false,
    ],
    [
      'a signature that the form requires now',
      context([fact('a'), fact('secretarySign', { later: false })]),
      false,
    ],
    [
      'a signature next to an optional one',
      context([fact('a', { optional: true }), fact('secretarySign')]),
      false,
    ],
  ] as const)('promise 3: %s', (_title, given, expected) => {
    expect(canPostpone(given, 'secretarySign')).toBe(expected);
  });
});
