import { expect, it } from 'vitest';
import { isSameAs } from '../../../engine/rules/library.ts';

it('isSameAs: compares texts as they are', () => {
  expect([isSameAs('a', 'a'), isSameAs('a', 'A')]).toEqual([true, false]);
});
