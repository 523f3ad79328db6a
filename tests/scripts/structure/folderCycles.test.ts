import { describe, expect, it } from 'vitest';
import { folderCycles } from '../../../scripts/structure/folderCycles.ts';
import type { FolderGraph } from '../../../scripts/structure/folderGraph.ts';

/** Creates a graph from folders and the folders that they import. */
function graphOf(imports: Readonly<Record<string, readonly string[]>>): FolderGraph {
  return new Map(
    Object.entries(imports).map(([from, to]) => [from, new Map(to.map((each) => [each, []]))]),
  );
}

describe('folderCycles', () => {
  it.each<readonly [string, Readonly<Record<string, readonly string[]>>, readonly string[][]]>([
    ['no cycle', { a: ['b', 'c'], b: ['c'] }, []],
    ['two folders', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['three folders', { a: ['b'], b: ['c'], c: ['a'] }, [['a', 'b', 'c']]],
    ['a cycle below a folder outside', { a: ['b'], b: ['c'], c: ['b'] }, [['b', 'c']]],
    ['a folder that imports itself', { a: ['a'] }, [['a']]],
    ['the shortest of a group', { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['c'] }, [['c', 'd']]],
    [
      'two groups',
      { a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a longer way beside', { a: ['x', 'b'], x: ['b'], b: ['a'] }, [['a', 'b']]],
  ])('finds %s', (_what, imports, cycles) => {
    expect(folderCycles(graphOf(imports))).toEqual(cycles);
  });
});
