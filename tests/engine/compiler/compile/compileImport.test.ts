import { describe, expect, it } from 'vitest';
import { compileImport } from '../../../../engine/compiler/compile/compileImport.ts';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';
import { openCompilation, PLACE } from '../../support/openCompilation.ts';
import { LIST, TEXT } from '../../support/schemaCase.ts';

const HOME = { type: 'object', properties: { street: TEXT } };

function compile(...entries: readonly Json[]) {
  const { compilation, found } = openCompilation({ name: TEXT, home: HOME, rows: LIST });
  return { plans: compileImport(compilation, [...entries], PLACE), faults: found() };
}

describe('compileImport', () => {
  it('maps answers of another form to fields of this form', () => {
    const map = { '/name': '/owner/name', '/home/street': '/street' };
    expect(compile({ formCode: 'LR1', minVersion: 3, map })).toEqual({
      plans: [
        {
          formCode: 'LR1',
          minVersion: 3,
          map: [
            { to: ['name'], isInRow: false, from: ['owner', 'name'] },
            { to: ['home', 'street'], isInRow: false, from: ['street'] },
          ],
        },
      ],
      faults: [],
    });
  });

  it('maps to the fields of a row, and to the form beside it', () => {
    const { plans, faults } = compile({ into: '/rows', map: { a: '/x', '/name': '/y' } });
    expect(plans).toEqual([
      {
        formCode: '',
        minVersion: 1,
        into: '/rows',
        map: [
          { to: ['a'], isInRow: true, from: ['x'] },
          { to: ['name'], isInRow: false, from: ['y'] },
        ],
      },
    ]);
    expect(faults).toEqual([]);
  });

  it.each<[string, Json, readonly string[]]>([
    ['an unknown field', { map: { '/nmae': '/x' } }, ['/it/0/map/~1nmae unknown-pointer']],
    ['a field of a row without a list', { map: { a: '/x' } }, ['/it/0/map/a bad-import']],
    [
      'an unknown field of a row',
      { into: '/rows', map: { c: '/x' } },
      ['/it/0/map/c unknown-pointer'],
    ],
    ['rows of an object', { into: '/home' }, ['/it/0/into bad-import']],
    ['rows of an unknown list', { into: '/row' }, ['/it/0/into unknown-pointer']],
    ['a source that is not a pointer', { map: { '/name': 1 } }, []],
  ])('maps nothing from %s', (_, entry, faults) => {
    const compiled = compile(entry);
    expect(compiled.faults).toEqual(faults);
    expect(compiled.plans.flatMap(({ map }) => map)).toEqual([]);
  });

  it('ignores entries that are not objects', () => {
    expect(compile('LR1', 4).plans).toEqual([]);
  });
});
