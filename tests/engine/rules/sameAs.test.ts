import { expect, it } from 'vitest';
import { isSameAs } from '../../../engine/rules/library.ts';

it('isSameAs: compares texts exactly', () => {
  expect([isSameAs('a', 'a'), isSameAs('a', 'A')]).toEqual([true, false]);
});
