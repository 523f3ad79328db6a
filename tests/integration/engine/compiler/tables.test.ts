import { describe, expect, it } from 'vitest';
import type { SharedFiles } from '#compiler';
import type { JsonObject } from '#engine';
import { makeFiles, makeForm } from '../../../engine/support/makeForm.ts';
import { compile } from '../../../engine/support/readForms.ts';

const TEXT = { type: 'string' };
const FEES = [
  { value: 'a', fee: '1.00', to: '2026-01-31' },
  { value: 'a', fee: '2.00', from: '2026-02-01' },
];

function shared(rows: readonly JsonObject[] = FEES): SharedFiles {
  return { defs: {}, tables: { fees: { rows }, limits: { rows: [{ value: '34' }] } } };
}

function compiled(properties: JsonObject, tables = shared()) {
  return compile(makeFiles(properties), tables);
}

describe('a reference to a table', () => {
  it('compiles wherever a number or an expression is allowed', () => {
    const { diagnostics } = compiled({
      day: { ...TEXT, hkDate: true },
      sum: { ...TEXT, computed: { add: [{ $table: 'fees', column: 'fee' }, '1'] } },
      first: { ...TEXT, initial: { $table: 'limits' } },
      fee: { ...TEXT, multipleOf: { $table: 'fees', column: 'fee', at: 'day' } },
      note: { ...TEXT, rules: [{ maxChars: { $table: 'limits' }, key: 'validation_maxChars' }] },
    });
    expect(diagnostics).toEqual([]);
  });

  it.each<[string, JsonObject, string, string, string]>([
    [
      'an unknown table',
      { $table: 'fee' },
      'unknown-table',
      '/properties/a/multipleOf/$table',
      '"fees"',
    ],
    [
      'a column that no row has',
      { $table: 'fees', column: 'fees' },
      'unknown-column',
      '/properties/a/multipleOf',
      '"fee"',
    ],
    [
      'a day that is not a field',
      { $table: 'fees', column: 'fee', at: '/dy' },
      'unknown-pointer',
      '/properties/a/multipleOf/at',
      '"/day"',
    ],
    [
      'an unknown operator',
      { plus: ['1', '2'] },
      'bad-expression',
      '/properties/a/multipleOf',
      'add',
    ],
  ])('is refused with a remedy: %s', (_title, limit, code, pointer, remedy) => {
    const { plan, diagnostics } = compiled({ day: TEXT, a: { ...TEXT, multipleOf: limit } });
    expect(plan).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code, pointer, severity: 'error', remedy: expect.stringContaining(remedy) },
    ]);
  });

  it('is refused in a condition, which has no day', () => {
    const { diagnostics } = compiled({
      a: TEXT,
      b: { ...TEXT, visibleWhen: { '/a': { multipleOf: { $table: 'limits' } } } },
    });
    expect(diagnostics).toMatchObject([{ code: 'bad-value', severity: 'error' }]);
  });

  it('is refused for a limit that is not a single number', () => {
    const { diagnostics } = compiled({ a: { ...TEXT, rangeChars: { $table: 'limits' } } });
    expect(diagnostics).toMatchObject([{ code: 'bad-value', severity: 'error' }]);
  });

  it('changes the hash of a form that uses the changed table', () => {
    const properties = { a: { ...TEXT, multipleOf: { $table: 'fees', column: 'fee' } } };
    const dearer = FEES.map((row) => ({ ...row, fee: '3.00' }));
    const hashOf = (tables: SharedFiles) => compiled(properties, tables).plan?.hash;
    expect(hashOf(shared())).toBe(hashOf(shared()));
    expect(hashOf(shared(dearer))).not.toBe(hashOf(shared()));
    const unnamed = { a: TEXT };
    expect(compiled(unnamed, shared(dearer)).plan?.hash).toBe(compiled(unnamed).plan?.hash);
  });
});

describe('options from a table, filtered by its columns', () => {
  const text = { en: 'x', 'zh-Hant': 'x', 'zh-Hans': 'x' };
  const sessions = {
    rows: [
      { value: 's1', talk: 'a', hall: 'big', text },
      { value: 's2', talk: 'b', hall: 'big', to: '2026-12-01', text },
      { value: 's3', talk: 'b', hall: 'small', text },
    ],
  };
  const tables: SharedFiles = { defs: {}, tables: { sessions } };
  const asked = (where: JsonObject) => ({
    talk: { ...TEXT, enum: ['a', 'b'] },
    session: { ...TEXT, enum: { $table: 'sessions', where } },
  });

  it('are the rows with the constant in the column, with their texts', () => {
    const { plan, texts } = compiled(asked({ hall: { const: 'small' } }), tables);
    const session = plan?.root.children.find(({ pattern }) => pattern === '/session');
    expect(session).toMatchObject({ options: [{ value: 's3' }] });
    const worded = Object.keys(texts.en).filter((key) => key.startsWith('session.options'));
    expect(worded).toEqual(['session.options.s3']);
  });

  it('are offered while another answer matches their column, and on their days', async () => {
    const { evaluate } = await makeForm(asked({ talk: { value: '/talk' } }), {}, tables);
    const given = (data: JsonObject, now?: string) => evaluate(data, now).data;
    expect(given({ talk: 'a', session: 's1' })).toEqual({ talk: 'a', session: 's1' });
    expect(given({ talk: 'b', session: 's1' })).toEqual({ talk: 'b' });
    expect(given({ session: 's1' })).toEqual({});
    expect(given({ talk: 'b', session: 's2' })).toEqual({ talk: 'b', session: 's2' });
    const late = '2026-12-02T10:00:00+08:00';
    expect(given({ talk: 'b', session: 's2' }, late)).toEqual({ talk: 'b' });
  });

  it('are withheld by optionsWhen too', async () => {
    const { session, talk } = asked({ talk: { value: '/talk' } });
    const withMember = {
      talk,
      member: { type: 'boolean' },
      session: { ...session, optionsWhen: { s3: { '/member': { const: true } } } },
    };
    const { evaluate } = await makeForm(withMember, {}, tables);
    expect(evaluate({ talk: 'b', session: 's3' }).data).toEqual({ talk: 'b' });
    const member = { talk: 'b', member: true, session: 's3' };
    expect(evaluate(member).data).toEqual(member);
  });

  it('are refused with a remedy when no row has the column', () => {
    const { diagnostics } = compiled(asked({ hal: { const: 'big' } }), tables);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'unknown-column',
        pointer: '/properties/session/enum/where/hal',
        remedy: expect.stringContaining('"hall"'),
      }),
    );
  });
});
