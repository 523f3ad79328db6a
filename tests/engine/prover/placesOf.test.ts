import { describe, expect, it } from 'vitest';
import type { Expression } from '../../../engine/definition/Expression.ts';
import { placesOf } from '../../../engine/prover/placesOf.ts';

const literal = (value: string) => ({ op: 'literal', value }) as const;

describe('placesOf', () => {
  it.each([
    [literal('380.00'), 0],
    [literal('0.125'), 3],
    [literal('none'), 0],
    [{ op: 'add', of: [literal('0.5'), literal('0.25')] }, 2],
    [{ op: 'multiply', of: [literal('0.5'), literal('0.25')] }, 3],
    [{ op: 'round', places: 1, of: literal('0.25') }, 1],
    [{ op: 'round', places: 2, of: literal('5') }, 0],
    [{ op: 'if', when: 0, then: literal('1'), else: literal('0.5') }, 1],
    [{ op: 'lookup', of: literal('a'), in: { a: '1', b: '0.25' } }, 2],
    [{ op: 'count', list: '/rows' }, 0],
  ])('for %j returns %i', (expression, places) => {
    expect(placesOf(expression as unknown as Expression, () => undefined)).toBe(places);
  });
});
