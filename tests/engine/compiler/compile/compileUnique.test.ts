import { describe, expect, it } from 'vitest';
import { compileUnique } from '../../../../engine/compiler/compile/compileUnique.ts';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { LIST, TEXT } from '../../support/schemaCase.ts';

const GROUP = { type: 'object', properties: { x: TEXT, y: TEXT } };

/** Compiles the rules of a form. @param unique the rules of the form itself */
function compile(unique: Json, properties: JsonObject = {}) {
  const opened = openCompilation(
    { a: TEXT, b: TEXT, rows: LIST, ...properties },
    { schema: { unique } },
  );
  const { compilation, found, remedies } = opened;
  return { rules: compileUnique(compilation), faults: found(), remedies };
}

describe('compileUnique', () => {
  it('compares all values at absolute paths in the whole form', () => {
    const paths = ['/rows/*/a', '/b'];
    expect(compile([{ paths, ignore: ['-'], key: 'twice' }])).toMatchObject({
      rules: [{ scope: '', paths, ignore: ['-'], key: 'twice' }],
      faults: [],
    });
  });

  it('compares the values inside an object at relative paths', () => {
    const g = { ...GROUP, unique: [{ paths: ['x', 'y'], key: 'twice' }] };
    expect(compile([], { g }).rules).toEqual([
      { scope: '/g', paths: ['/g/x', '/g/y'], ignore: [], key: 'twice' },
    ]);
  });

  it('compares the values of each row on its own at relative paths', () => {
    const items = { ...GROUP, unique: [{ paths: ['x', 'y'], key: 'twice' }] };
    const { rules } = compile([], { more: { type: 'array', items } });
    expect(rules).toMatchObject([{ scope: '/more/*', paths: ['/more/*/x', '/more/*/y'] }]);
  });

  it('treats the paths as absolute if one of them is', () => {
    const g = { ...GROUP, unique: [{ paths: ['x', '/b'], key: 'twice' }] };
    const { rules, faults } = compile([], { g });
    expect(rules).toMatchObject([{ scope: '', paths: ['x', '/b'] }]);
    expect(faults).toEqual(['/properties/g/unique/0/paths/0 unknown-pointer']);
  });

  it('reports each unknown path, with a similar one', () => {
    const { faults, remedies } = compile([{ paths: ['/rows/*/a', '/rows/*/c'], key: 'k' }]);
    expect(faults).toEqual(['/unique/0/paths/1 unknown-pointer']);
    expect(remedies()).toContain('"/rows/*/a"');
  });

  it.each<[JsonObject]>([[{ paths: ['/a'] }], [{ paths: ['/a'], key: 4 }]])(
    'reports a rule without a message: %j',
    (entry) => {
      const { rules, faults } = compile([entry]);
      expect(rules).toMatchObject([{ key: '' }]);
      expect(faults).toEqual(['/unique/0 no-message']);
    },
  );

  it('ignores entries that are not objects', () => {
    expect(compile(['a', 4]).rules).toEqual([]);
    expect(compile([{ key: 'k' }]).rules).toEqual([{ scope: '', paths: [], ignore: [], key: 'k' }]);
  });
});
