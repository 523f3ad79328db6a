import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { compareForms } from '../../../../server/forms/compare/compareForms.ts';
import { type Changes, choice, rows, TEXT, version } from '../../support/formVersion.ts';

const migrating = (...steps: readonly object[]) =>
  ({ manifest: { version: 2, migrations: [{ version: 2, steps }] } }) as unknown as Changes;

const V2: Changes = { manifest: { version: 2 } };

interface Row {
  readonly title: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly changes?: Changes;
  readonly verdict: string;
  /** The lines about differences of the worst level. */
  readonly lines: readonly string[];
}

const ROWS: readonly Row[] = [
  { title: 'nothing', before: { a: TEXT }, after: { a: TEXT }, verdict: 'same', lines: [] },
  {
    title: 'a label',
    before: { a: TEXT },
    after: { a: TEXT },
    changes: { ...V2, labels: { a: 'Name' } },
    verdict: 'text-only',
    // The other languages use the English text.
    lines: ['en', 'zh-Hant', 'zh-Hans'].map(
      (language) => `locales/${language}.json 1 text differs, first a.label`,
    ),
  },
  {
    title: 'a removed field',
    before: { a: TEXT, b: TEXT },
    after: { a: TEXT },
    changes: V2,
    verdict: 'breaking',
    lines: ['/b has no place any more'],
  },
  {
    title: 'a removed field, with its migration',
    before: { a: TEXT, b: TEXT },
    after: { a: TEXT },
    changes: migrating({ drop: '/b', reason: 'b' }),
    verdict: 'compatible',
    lines: [
      '/b is left out, with its reason',
      'manifest.json /steps/0/fields was ["/a","/b"], is ["/a"]',
    ],
  },
  {
    title: 'a renamed field of a row',
    before: { l: rows({ a: TEXT }) },
    after: { l: rows({ b: TEXT }) },
    changes: migrating({ rename: '/l/*/a', to: 'b' }),
    verdict: 'compatible',
    lines: ['/l/*/a is /l/*/b now'],
  },
  {
    title: 'a removed option',
    before: { a: choice('x', 'y') },
    after: { a: choice('x') },
    changes: V2,
    verdict: 'breaking',
    lines: ['/a has no option "y" any more'],
  },
  {
    title: 'a replaced option, with its migration',
    before: { a: choice('x', 'y') },
    after: { a: choice('x', 'z') },
    changes: migrating({ map: '/a', values: { y: 'z' } }),
    verdict: 'compatible',
    lines: ['/a has the options z too', 'schema.json /properties/a/enum/1 was "y", is "z"'],
  },
  {
    title: 'a text that becomes a choice',
    before: { a: TEXT },
    after: { a: choice('x') },
    changes: V2,
    verdict: 'breaking',
    lines: ['/a holds a choice now; it held a text'],
  },
  {
    title: 'a text that becomes a list',
    before: { a: TEXT },
    after: { a: rows({ b: TEXT }) },
    changes: V2,
    verdict: 'breaking',
    lines: ['/a is a list at /a now'],
  },
  {
    title: 'a limit and a requirement',
    before: { a: TEXT },
    after: { a: { ...TEXT, maxChars: 10 } },
    changes: { ...V2, schema: { required: ['a'] } },
    verdict: 'compatible',
    lines: [
      '/a is required now',
      'schema.json /properties/a/maxChars was 20, is 10',
      'schema.json /required was absent, is ["a"]',
    ],
  },
  {
    title: 'a new field',
    before: { a: TEXT },
    after: { a: TEXT, b: TEXT },
    changes: V2,
    verdict: 'compatible',
    lines: ['/b is a new field', 'manifest.json /steps/0/fields was ["/a"], is ["/a","/b"]'],
  },
  {
    title: 'the order of properties',
    before: { a: TEXT, b: { ...TEXT } },
    after: { a: { maxChars: 20, type: 'string' }, b: TEXT },
    verdict: 'same',
    lines: [],
  },
];

describe('compareForms', () => {
  it.each(ROWS)('classifies $title: $verdict', ({ before, after, changes, verdict, lines }) => {
    const compared = compareForms(version(before), version(after, changes));
    expect(compared.verdict).toBe(verdict);
    const [worst] = compared.differences;
    const shown = compared.differences.filter(({ level }) => level === worst?.level);
    expect(shown.map(({ at, message }) => `${at} ${message}`)).toEqual(lines);
  });

  it('classifies a value that is no longer exported as breaking', () => {
    const exporting = (names: object) => ({ manifest: { export: names } }) as unknown as Changes;
    const before = version({ a: TEXT }, exporting({ A: '/a', B: '/a' }));
    const after = version({ a: TEXT }, exporting({ A: '/a' }));
    const { verdict, differences } = compareForms(before, after);
    expect(verdict).toBe('breaking');
    expect(differences[0]).toMatchObject({ at: 'export B', message: 'is no longer exported' });
  });
});
