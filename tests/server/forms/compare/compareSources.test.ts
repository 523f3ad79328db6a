import { describe, expect, it } from 'vitest';
import { compareSources } from '../../../../server/forms/compare/compareSources.ts';
import type { FormInVersion } from '../../../../server/forms/compare/FormInVersion.ts';

/** Creates a version with these sources. */
const versionOf = ({
  manifest = {},
  schema = {},
  ui = {},
  defs = {},
  tables = {},
}: object & {
  readonly manifest?: object;
  readonly schema?: object;
  readonly ui?: object;
  readonly defs?: object;
  readonly tables?: object;
}) => ({ files: { manifest, schema, ui }, shared: { defs, tables } }) as unknown as FormInVersion;

type Sources = Parameters<typeof versionOf>[0];

const linesOf = (before: Sources, after: Sources) =>
  compareSources(versionOf(before), versionOf(after)).map(({ at, message }) => `${at} ${message}`);

describe('compareSources', () => {
  it('finds no difference for another order of properties', () => {
    const before = { schema: { type: 'object', properties: { a: { type: 'string', min: 1 } } } };
    const after = { schema: { properties: { a: { min: 1, type: 'string' } }, type: 'object' } };
    expect(linesOf(before, after)).toEqual([]);
  });

  it.each<[string, Sources, Sources, readonly string[]]>([
    [
      'a changed value',
      { schema: { a: { max: 20 } } },
      { schema: { a: { max: 10 } } },
      ['schema.json /a/max was 20, is 10'],
    ],
    [
      'an added and a removed value',
      { ui: { a: 1 } },
      { ui: { b: null } },
      ['ui.json /a was 1, is absent', 'ui.json /b was absent, is null'],
    ],
    [
      'one entry of a list of equal length',
      { manifest: { steps: ['a', 'b'] } },
      { manifest: { steps: ['a', 'c'] } },
      ['manifest.json /steps/1 was "b", is "c"'],
    ],
    [
      'a list of another length as a whole',
      { manifest: { steps: ['a'] } },
      { manifest: { steps: ['a', 'b'] } },
      ['manifest.json /steps was ["a"], is ["a","b"]'],
    ],
    [
      'a list that becomes an object',
      { ui: { a: [1] } },
      { ui: { a: { 0: 1 } } },
      ['ui.json /a was [1], is {"0":1}'],
    ],
    [
      'shared blocks and tables',
      { defs: { addr: { max: 1 } }, tables: { fees: { x: 1 } } },
      { defs: { addr: { max: 2 } }, tables: {} },
      ['defs/addr /max was 1, is 2', 'tables/fees  was {"x":1}, is absent'],
    ],
  ])('reports %s', (_, before, after, lines) => {
    expect(linesOf(before, after)).toEqual(lines);
  });

  it('leaves out added fields, versions, comments and migrations', () => {
    const before = { schema: { properties: { a: { type: 'string' } } }, manifest: { version: 1 } };
    const after = {
      schema: { properties: { b: { type: 'string' } }, $comment: 'x' },
      manifest: { version: 2, migrations: [], $schema: 'y' },
    };
    expect(linesOf(before, after)).toEqual([]);
  });

  it('shortens long values after 60 characters', () => {
    const [line] = linesOf({ ui: { a: 'x' } }, { ui: { a: 'y'.repeat(80) } });
    expect(line).toBe(`ui.json /a was "x", is "${'y'.repeat(59)}…`);
  });

  it('marks every difference as compatible', () => {
    const found = compareSources(versionOf({ ui: { a: 1 } }), versionOf({ ui: { a: 2 } }));
    expect(found.map(({ level }) => level)).toEqual(['compatible']);
  });
});
