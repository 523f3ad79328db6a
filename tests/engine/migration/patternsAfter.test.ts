import { describe, expect, it } from 'vitest';
import type { MigrationStep } from '../../../engine/definition/MigrationPlan.ts';
import {
  patternsAfter,
  sourceOf,
  stepsSince,
  targetsOf,
} from '../../../engine/migration/patternsAfter.ts';

const MOVE = { kind: 'move', from: ['a'], to: ['b', 'c'] } as unknown as MigrationStep;
const SPLIT = { kind: 'split', from: ['x'], into: [['y'], ['z']] } as unknown as MigrationStep;
const MAP = { kind: 'map', at: ['a'] } as unknown as MigrationStep;
const OMIT = { kind: 'leaveOut', at: ['b'] } as unknown as MigrationStep;

describe('patternsAfter', () => {
  it.each([
    ['/a', [MOVE], ['/b/c']],
    ['/a/inner', [MOVE], ['/b/c/inner']],
    ['/ab', [MOVE], ['/ab']],
    ['/x', [SPLIT], ['/y', '/z']],
    ['/a', [MAP], ['/a']],
    ['/a', [MOVE, OMIT], []],
    ['/a', [], ['/a']],
  ])('for %s after %j returns %j', (pattern, steps, patterns) => {
    expect(patternsAfter(pattern, steps)).toEqual(patterns);
  });
});

describe('stepsSince', () => {
  it('returns the steps of later versions in order', () => {
    const migrations = [
      { version: 2, steps: [MOVE] },
      { version: 3, steps: [MAP, SPLIT] },
    ];
    expect(stepsSince(migrations as never, 2)).toEqual([MAP, SPLIT]);
    expect(stepsSince(undefined, 1)).toEqual([]);
  });
});

describe('sourceOf', () => {
  it.each([
    [MOVE, ['a']],
    [SPLIT, ['x']],
    [MAP, ['a']],
  ])('for %j returns %j', (step, path) => {
    expect(sourceOf(step)).toEqual(path);
  });
});

describe('targetsOf', () => {
  it.each([
    [MOVE, [['b', 'c']]],
    [SPLIT, [['y'], ['z']]],
    [MAP, [['a']]],
    [OMIT, []],
  ])('for %j returns %j', (step, paths) => {
    expect(targetsOf(step)).toEqual(paths);
  });
});
