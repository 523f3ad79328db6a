import { describe, expect, it } from 'vitest';
import { fieldAt } from '../../../engine/review/answerInText.ts';
import { group, leaf, list } from '../../support/planNodes.ts';

describe('fieldAt', () => {
  const root = group({ a: group({ b: leaf('text') }), rows: list({ c: leaf('text') }) })('', '');

  it.each([
    ['', ''],
    ['/a/b', '/a/b'],
    ['/absent', undefined],
    ['/a/b/c', undefined],
    ['/rows/0/c', undefined],
  ])('for %j returns %j', (pointer, pattern) => {
    expect(fieldAt(root, pointer)?.pattern).toBe(pattern);
  });
});
