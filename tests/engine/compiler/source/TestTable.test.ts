import { describe, expect, it } from 'vitest';
import { Reporter } from '../../../../engine/compiler/source/Reporter.ts';
import { CONTEXT_FREE, TestTable } from '../../../../engine/compiler/source/TestTable.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';

const PLACE = { file: 'schema.json', pointer: '/a' };

describe('TestTable', () => {
  it('shares one test among equal schemas, and separates plain schemas', () => {
    const table = new TestTable(new Reporter());
    const names = [
      table.nameOf({ const: 'a', type: 'string' }, PLACE),
      table.nameOf({ type: 'string', const: 'a' }, PLACE),
      table.nameOf({ const: 'b' }, PLACE),
      table.nameOfPlain({ const: 'b' }, PLACE),
      table.nameOfPlain({ const: 'b' }, PLACE),
    ];
    expect(names).toEqual(['t0', 't0', 't1', 't2', 't2']);
    expect(table.all().map(({ isPlain }) => isPlain)).toEqual([undefined, undefined, true]);
  });

  it.each<[JsonObject, string, string]>([
    [{ maxChar: 3 }, 'unknown-keyword', '/a/maxChar'],
    [{ maxChars: '3' }, 'bad-value', '/a/maxChars'],
    [{ not: { properties: { b: { maxChars: -1 } } } }, 'bad-value', '/a/not/properties/b/maxChars'],
    [{ dateMin: 'today' }, 'unknown-keyword', '/a/dateMin'],
  ])('reports the keyword of %j', (schema, code, pointer) => {
    const report = new Reporter();
    new TestTable(report).nameOf(schema, PLACE);
    expect(report.diagnostics()).toMatchObject([{ code, pointer }]);
  });
});

describe('CONTEXT_FREE', () => {
  it('contains `maxChars`, but not `sameAs`, which depends on another answer', () => {
    const keywords = CONTEXT_FREE.map(({ keyword }) => keyword);
    expect(keywords).toContain('maxChars');
    expect(keywords).not.toContain('sameAs');
  });
});
