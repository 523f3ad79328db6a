import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { compareAnswers } from '../../../../server/forms/compare/compareAnswers.ts';
import { type Changes, choice, rows, TEXT, version } from '../../support/formVersion.ts';

const migrating = (...steps: readonly object[]) =>
  ({ manifest: { version: 2, migrations: [{ version: 2, steps }] } }) as unknown as Changes;
const DATE = { type: 'string', hkDate: true };

/** Returns the differences between two versions, one line each. */
function linesOf(before: JsonObject, after: JsonObject, changes?: Changes) {
  return compareAnswers(version(before), version(after, changes)).map(
    ({ level, at, message }) => `${level} ${at} ${message}`,
  );
}

describe('compareAnswers', () => {
  it('finds no difference between equal fields', () => {
    const fields = {
      a: TEXT,
      l: rows({ b: TEXT }),
      g: { type: 'object', properties: { c: TEXT } },
    };
    expect(linesOf(fields, fields)).toEqual([]);
  });

  it.each<[string, JsonObject, JsonObject, Changes | undefined, readonly string[]]>([
    [
      'a removed field',
      { a: TEXT, b: TEXT },
      { a: TEXT },
      undefined,
      ['breaking /b has no place any more'],
    ],
    [
      'a removed group, by its fields only',
      { g: { type: 'object', properties: { a: TEXT, b: TEXT } } },
      { g: { type: 'object', properties: { a: TEXT } } },
      undefined,
      ['breaking /g/b has no place any more'],
    ],
    [
      'a field that a migration leaves out',
      { a: TEXT, b: TEXT },
      { a: TEXT },
      migrating({ drop: '/b', reason: 'b' }),
      ['compatible /b is left out, with its reason'],
    ],
    [
      'a renamed field',
      { a: TEXT },
      { b: TEXT },
      migrating({ rename: '/a', to: 'b' }),
      ['compatible /a is /b now'],
    ],
    [
      'a text that becomes a list',
      { a: TEXT },
      { a: rows({ b: TEXT }) },
      undefined,
      ['breaking /a is a list at /a now', 'compatible /a/*/b is a new field'],
    ],
    [
      'a text that becomes a choice',
      { a: TEXT },
      { a: choice('x') },
      undefined,
      ['breaking /a holds a choice now; it held a text'],
    ],
    [
      'a text of another kind',
      { a: TEXT },
      { a: DATE },
      undefined,
      ['compatible /a is a date now'],
    ],
    [
      'a removed option, even with a new one',
      { a: choice('x', 'y') },
      { a: choice('x', 'z') },
      undefined,
      ['breaking /a has no option "y" any more'],
    ],
    [
      'a mapped option',
      { a: choice('x', 'y') },
      { a: choice('x', 'z') },
      migrating({ map: '/a', values: { y: 'z' } }),
      ['compatible /a has the options z too'],
    ],
    [
      'a mapped option of a field that was renamed later',
      { a: choice('x', 'y') },
      { b: choice('x', 'z') },
      migrating({ map: '/a', values: { y: 'z' } }, { rename: '/a', to: 'b' }),
      ['compatible /a is /b now', 'compatible /b has the options z too'],
    ],
    [
      'new fields and lists',
      { a: TEXT },
      { a: TEXT, b: TEXT, l: rows({ c: TEXT }) },
      { schema: { required: ['b'] } },
      [
        'compatible /b is a new field, required',
        'compatible /l is a new list',
        'compatible /l/*/c is a new field',
      ],
    ],
    [
      'a field that is required now',
      { a: TEXT },
      { a: TEXT },
      { schema: { required: ['a'] } },
      ['compatible /a is required now'],
    ],
  ])('reports %s', (_, before, after, changes, lines) => {
    expect(linesOf(before, after, changes)).toEqual(lines);
  });

  it('ignores the migrations of earlier versions', () => {
    const manifest = {
      version: 3,
      migrations: [{ version: 2, steps: [{ rename: '/a', to: 'b' }] }],
    };
    const before = version({ b: TEXT }, { manifest: { version: 2 } });
    const after = version({ b: TEXT }, { manifest } as unknown as Changes);
    expect(compareAnswers(before, after)).toEqual([]);
  });
});
