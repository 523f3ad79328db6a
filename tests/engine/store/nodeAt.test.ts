import { describe, expect, it } from 'vitest';
import { nodeAt } from '../../../engine/store/nodeAt.ts';
import { group, leaf, list } from '../../support/planNodes.ts';

describe('nodeAt', () => {
  const root = group({ a: group({ b: leaf('text') }), rows: list({ c: leaf('text') }) })('', '');

  it.each([
    ['', ''],
    ['/a/b', '/a/b'],
    ['/rows', '/rows'],
    ['/rows/7', '/rows/*'],
    ['/rows/7/c', '/rows/*/c'],
  ])('for %j returns the pattern %j', (pointer, pattern) => {
    expect(nodeAt(root, pointer).pattern).toBe(pattern);
  });

  it.each(['/absent', '/a/b/c', '/rows/0/absent'])('refuses %s', (pointer) => {
    expect(() => nodeAt(root, pointer)).toThrow(RangeError);
  });
});
