import { describe, expect, it } from 'vitest';
import { jsonLines } from '../../../engine/review/jsonLines.ts';

const LABELS = {
  members: 'Members',
  name: 'Name',
  hours: 'Hours',
  'hours/0': 'From',
  'hours/1': 'To',
};

describe('jsonLines', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    ['a text', 'v', ['v']],
    ['zero', 0, ['0']],
    ['false', false, ['false']],
    ['a labelled part', { name: 'Chan' }, ['Name: Chan']],
    ['a part without a label', { other: '陳大文' }, ['other: 陳大文']],
    ['several parts in order', { other: 1, name: 'Chan' }, ['other: 1', 'Name: Chan']],
    ['a list of single values', { members: ['A', 'B', 3] }, ['Members: A, B, 3']],
    ['nested objects', { members: { name: 'Chan' } }, ['Members › Name: Chan']],
    [
      'a list of objects, counted from 1',
      { members: [{ name: 'Lee' }, { name: 'Chan' }] },
      ['Members › 1 › Name: Lee', 'Members › 2 › Name: Chan'],
    ],
    ['a list of lists', { rows: [['a', 'b'], ['c']] }, ['rows › 1: a, b', 'rows › 2: c']],
    ['a tuple with titles', { hours: ['9', '17'] }, ['Hours › From: 9', 'Hours › To: 17']],
    ['a name of every object', { constructor: 'v' }, ['constructor: v']],
  ])('formats %s', (_, value, expected) => {
    expect(jsonLines(value, { labels: LABELS })).toEqual(expected);
  });

  it.each([[undefined], [null], [''], [{}], [[]], [{ a: null, b: '', c: [], d: {} }]])(
    'formats the empty answer %j as no line',
    (value) => {
      expect(jsonLines(value)).toEqual([]);
    },
  );

  it('shows a composite option by its name', () => {
    const compositeOptions = [
      { value: { from: '9', to: '17' }, name: 'Office hours' },
      { value: ['a', 'b'], name: 'Both' },
    ];
    const show = (value: unknown) => jsonLines(value, { compositeOptions });
    expect(show({ to: '17', from: '9' })).toEqual(['Office hours']);
    expect(show({ open: { from: '9', to: '17' } })).toEqual(['open: Office hours']);
    expect(
      show([
        { from: '9', to: '17' },
        { from: '9', to: '18' },
      ]),
    ).toEqual(['1: Office hours', '2 › from: 9', '2 › to: 18']);
    expect(show({ pick: ['a', 'b'], other: ['b', 'a'] })).toEqual(['pick: Both', 'other: b, a']);
  });
});
