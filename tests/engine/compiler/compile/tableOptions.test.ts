import { describe, expect, it } from 'vitest';
import type { SharedFiles } from '#compiler';
import { isWanted, tableOptions } from '../../../../engine/compiler/compile/tableOptions.ts';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { dayOrder } from '../../../../engine/values/calendar.ts';
import { makeFiles, makeForm } from '../../support/makeForm.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { compile } from '../../support/readForms.ts';
import { TEXT } from '../../support/schemaCase.ts';

const SESSIONS = [
  { value: 's1', talk: 'a', hall: 'big' },
  { value: 's2', talk: 'b', hall: 'big', to: '2026-12-01' },
  { value: 's2', talk: 'c', hall: 'small', from: '2027-01-01' },
  { value: 's3', talk: 'b', hall: 'small' },
];
const order = (year: number, month: number, day: number) => dayOrder({ year, month, day });

function read(more: JsonObject = {}) {
  const written = { $table: 'sessions', ...more };
  const shared = { defs: {}, tables: { sessions: { rows: SESSIONS } } };
  const opened = openCompilation({ talk: TEXT, field: { ...TEXT, enum: written } }, { shared });
  const options = tableOptions(opened.compilation, opened.draft('leaf', '/field'), written);
  return { ...options, faults: opened.found(), remedies: opened.remedies() };
}

describe('tableOptions', () => {
  it('returns each value once, with the days of its rows', () => {
    const periods = [{ to: order(2026, 12, 1) }, { from: order(2027, 1, 1) }];
    expect(read()).toMatchObject({
      options: [{ value: 's1' }, { value: 's2', periods }, { value: 's3' }],
      optionsAt: { op: 'today' },
      offers: {},
      faults: [],
    });
    expect(read({ at: '/talk' }).optionsAt).toEqual({ op: 'value', pattern: '/talk' });
  });

  it('has no day if every option is always offered', () => {
    const { options, optionsAt } = read({ where: { talk: { const: 'a' } } });
    expect([options, optionsAt]).toEqual([[{ value: 's1' }], undefined]);
  });

  it('removes the rows without the constant', () => {
    expect(read({ where: { hall: { const: 'small' } } }).options).toEqual([
      { value: 's2', periods: [{ from: order(2027, 1, 1) }] },
      { value: 's3' },
    ]);
  });

  it('offers a value while an answer equals its column', () => {
    expect(read({ where: { talk: { value: '/talk' }, hall: { const: 'big' } } }).offers).toEqual({
      s1: { '/talk': { enum: ['a'] } },
      s2: { '/talk': { enum: ['b'] } },
    });
    expect(read({ where: { talk: { value: '/talk' } } }).offers.s2).toEqual({
      '/talk': { enum: ['b', 'c'] },
    });
  });

  it('reports a column that no row has', () => {
    const { faults, remedies } = read({ where: { hal: { const: 'big' } } });
    expect(faults).toContain('/properties/field/enum/where/hal unknown-column');
    expect(remedies).toContain('"hall"');
  });
});

describe('isWanted', () => {
  it.each<[Json | undefined, boolean]>([
    [undefined, true],
    [{ a: { const: 'x' } }, true],
    [{ a: { const: 'y' } }, false],
    [{ a: { const: 'x' }, b: { const: 2 } }, false],
    [{ a: { value: '/q' } }, true],
  ])('compares the constants of %j', (where, expected) => {
    expect(isWanted({ a: 'x', b: 1 }, where)).toBe(expected);
  });
});

function compiled(properties: JsonObject, tables: SharedFiles) {
  return compile(makeFiles(properties), tables);
}

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
