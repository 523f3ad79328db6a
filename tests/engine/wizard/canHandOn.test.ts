import { describe, expect, it } from 'vitest';
import { canHandOn } from '../../../engine/wizard/canHandOn.ts';
import type { SignatureFact } from '../../../engine/wizard/Screen.ts';
import { FACTS, SIGNED } from '../support/wizardFacts.ts';

const asked = (id: string, more: Partial<SignatureFact> = {}): SignatureFact => ({
  id,
  holder: 'personal',
  optional: false,
  disabled: false,
  later: true,
  ...more,
});

const made = (...ids: readonly string[]) => ids.map((fieldId) => ({ ...SIGNED, fieldId }));

describe('canHandOn', () => {
  const two = [asked('chairman'), asked('secretary')];
  it.each<[string, readonly SignatureFact[], readonly string[], boolean]>([
    ['one of two signatures exists', two, ['chairman'], true],
    ['only the second signature exists', two, ['secretary'], true],
    ['no signature exists', two, [], false],
    ['both signatures exist', two, ['chairman', 'secretary'], false],
    [
      'two of three signatures exist',
      [...two, asked('treasurer')],
      ['chairman', 'treasurer'],
      true,
    ],
    ['the only signature exists', [asked('chairman')], ['chairman'], false],
    ['the form has no signatures', [], [], false],
    [
      'the missing signature is optional',
      [two[0] ?? asked('x'), asked('y', { optional: true })],
      ['chairman'],
      true,
    ],
    [
      'the missing signature is on paper',
      [two[0] ?? asked('x'), asked('y', { disabled: true })],
      ['chairman'],
      false,
    ],
    ['another field is signed', two, ['gone'], false],
  ])('returns whether another applicant can sign next when %s', (_, signatures, ids, expected) => {
    expect(canHandOn({ facts: { ...FACTS, signatures }, signed: made(...ids) })).toBe(expected);
  });
});
