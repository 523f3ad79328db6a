import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { offsetAt } from '../../../playground/editor/offsetAt.ts';

it('offsetAt: converts line and column, and stays within the text', () => {
  const text = Text.of(['ab', 'cd']);
  expect([offsetAt(text, 1, 1), offsetAt(text, 2, 2)]).toEqual([0, 4]);
  expect([offsetAt(text, 0, 0), offsetAt(text, 9, 9)]).toEqual([0, 5]);
});
