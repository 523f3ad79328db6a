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
    ['one of two is made', two, ['chairman'], true],
    ['the second was made first', two, ['secretary'], true],
    ['none is made', two, [], false],
    ['both are made', two, ['chairman', 'secretary'], false],
    ['two of three are made', [...two, asked('treasurer')], ['chairman', 'treasurer'], true],
    ['the only one is made', [asked('chairman')], ['chairman'], false],
    ['there is none', [], [], false],
    [
      'the open one is optional',
      [two[0] ?? asked('x'), asked('y', { optional: true })],
      ['chairman'],
      true,
    ],
    [
      'the open one is made on paper',
      [two[0] ?? asked('x'), asked('y', { disabled: true })],
      ['chairman'],
      false,
    ],
    ['another field is signed', two, ['gone'], false],
  ])('reports whether somebody signs next where %s', (_, signatures, ids, expected) => {
    expect(canHandOn({ facts: { ...FACTS, signatures }, signed: made(...ids) })).toBe(expected);
  });
});
