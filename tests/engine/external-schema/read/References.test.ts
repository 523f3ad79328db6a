import { describe, expect, it } from 'vitest';
import { References } from '../../../../engine/external-schema/read/References.ts';

describe('References', () => {
  const references = new References(
    {
      $defs: {
        'defs/a.json': { $anchor: 'top', $defs: { t: { title: 'in a' } } },
        'b.json': { $id: 'https://x.example/b', $defs: { t: { title: 'in b' } } },
        t: { title: 'in the form' },
      },
    },
    { file: 'schema.json', pointer: '' },
    new Map([
      ['schema.json', ''],
      ['defs/a.json', '/$defs/defs~1a.json'],
      ['b.json', '/$defs/b.json'],
    ]),
  );
  const at = (pointer: string) => ({ file: 'schema.json', pointer });
  const IN_A = at('/$defs/defs~1a.json/items');

  it.each([
    ['#/$defs/t', at(''), '/$defs/t'],
    ['#/$defs/t', IN_A, '/$defs/defs~1a.json/$defs/t'],
    ['../b.json#/$defs/t', IN_A, '/$defs/b.json/$defs/t'],
    ['b.json', at(''), '/$defs/b.json'],
    ['https://x.example/b#/$defs/t', at(''), '/$defs/b.json/$defs/t'],
    ['../schema.json', IN_A, ''],
    ['defs/a.json#top', at(''), '/$defs/defs~1a.json'],
    ['#/$defs/none', at(''), undefined],
    ['missing.json#top', at(''), undefined],
    ['../schema.json', at(''), undefined],
    ['__proto__', at(''), undefined],
  ])('find: %s at %j is %s', (reference, place, pointer) => {
    expect(references.find(reference, place)?.place.pointer).toBe(pointer);
  });

  it('isRemote: is true for a document that was not read', () => {
    const remote = ['c.json', 'https://y.example/b', '../b.json'];
    expect(remote.map((each) => references.isRemote(each, at('')))).toEqual([true, true, true]);
    expect(references.isRemote('b.json#/none', at(''))).toBe(false);
  });

  it('fileAt: returns the file of a place', () => {
    expect([at('/$defs/t'), IN_A].map((each) => references.fileAt(each))).toEqual([
      'schema.json',
      'defs/a.json',
    ]);
  });
});
