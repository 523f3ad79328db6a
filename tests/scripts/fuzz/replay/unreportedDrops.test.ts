import { describe, expect, it } from 'vitest';
import { unreportedDrops } from '../../../../scripts/fuzz/replay/unreportedDrops.ts';

describe('unreportedDrops()', () => {
  const move = { kind: 'move', from: ['rows', '*', 'a'], to: ['rows', '*', 'b'] } as const;
  const drop = { kind: 'drop', at: ['fax'], reason: 'fax' } as const;
  const found = (saved: object, loaded: object, more: object = {}) =>
    unreportedDrops([{ version: 2, steps: [move, drop] }], {
      saved: { ...saved },
      version: 1,
      loaded: { data: { ...loaded }, kept: 0, changed: [], reasons: [], dropped: [], ...more },
    });

  it.each([
    ['a lost answer', { c: '1' }, {}, {}, ['/c is not at /c']],
    ['a changed answer', { c: '1' }, { c: '2' }, {}, ['/c is not at /c']],
    ['a reported answer', { c: '1' }, {}, { dropped: ['/c'] }, []],
    ['a moved answer', { rows: [{}, { a: '1' }] }, { rows: [{}, { b: '1' }] }, {}, []],
    [
      'a row that moved up after a reported row',
      { rows: ['', { ref: 'a' }] },
      { rows: [{ ref: 'a' }] },
      { dropped: ['/rows/0'] },
      [],
    ],
    [
      'an answer in another row',
      { rows: [{}, { a: '1' }] },
      { rows: [{ b: '1' }, {}] },
      {},
      ['/rows/1/a is not at /rows/1/b'],
    ],
    ['an answer dropped with a reason', { fax: '1' }, {}, { reasons: ['$migrations.fax'] }, []],
    [
      'an answer dropped without a reason',
      { fax: '1' },
      {},
      {},
      ['/fax is left out without a reason'],
    ],
  ])('checks %s', (_, saved, loaded, more, lines) => {
    expect(found(saved, loaded, more)).toEqual(lines);
  });
});
