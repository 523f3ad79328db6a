import { describe, expect, it } from 'vitest';
import { signedOnTop } from '../../../engine/signing/signedOnTop.ts';
import { SIGNED } from '../support/wizardFacts.ts';

const made = (...ids: readonly string[]) => ids.map((fieldId) => ({ ...SIGNED, fieldId }));

describe('signedOnTop', () => {
  const signed = made('a', 'b', 'c');
  it.each<[string, readonly string[]]>([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
    ['d', []],
  ])('returns the signatures that a change of %s clears', (field, expected) => {
    expect(signedOnTop(signed, field).map(({ fieldId }) => fieldId)).toEqual(expected);
  });
});
