import { describe, expect, it } from 'vitest';
import { compareDebts } from '../../../scripts/words/compareDebts.ts';

const idiom = { line: 3, word: 'anew', instead: 'again' };

describe('compareDebts()', () => {
  it('accepts files with their listed number of idioms', () => {
    expect(
      compareDebts(
        new Map([
          ['a.ts', [idiom]],
          ['b.ts', []],
        ]),
        { 'a.ts': 1 },
      ),
    ).toEqual([]);
  });

  it('refuses an idiom in a file that is not listed', () => {
    expect(compareDebts(new Map([['a.ts', [idiom]]]), {})).toEqual(['a.ts:3: "anew": write again']);
  });

  it('reports every idiom of a listed file with one more', () => {
    const found = new Map([['a.ts', [idiom, { ...idiom, line: 9 }]]]);
    expect(compareDebts(found, { 'a.ts': 1 })).toHaveLength(2);
  });

  it.each([[[]], [undefined]])(
    'requires a lower number when idioms were removed (%j)',
    (idioms) => {
      const found = new Map(idioms ? [['a.ts', idioms]] : []);
      expect(compareDebts(found, { 'a.ts': 1 })).toEqual([
        'a.ts: 0 idioms are left of 1: run npm run words -- --write',
      ]);
    },
  );
});
