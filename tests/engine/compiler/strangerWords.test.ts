import { describe, expect, it } from 'vitest';
import { openStranger } from '#compiler';
import type { FormData, JsonObject } from '#engine';
import { fieldMessage } from '../../../engine/messages/fieldMessage.ts';
import { branching, formOf, TEXT } from '../support/strangerForm.ts';

const list = (items: JsonObject, more: JsonObject) => ({
  type: 'array',
  maxItems: 9,
  items,
  ...more,
});
const WHO = {
  type: 'object',
  properties: {
    role: {
      oneOf: [
        { const: 'b', title: 'Boss' },
        { const: 'c', title: 'Clerk' },
      ],
    },
    isPaid: { type: 'boolean', title: 'Is paid' },
    age: { type: 'integer' },
  },
};
const TICKS = { type: 'array', uniqueItems: true, items: WHO.properties.role };
const has = (properties: JsonObject) => ({
  contains: { properties, required: Object.keys(properties) },
});

/** What is said of answers, field by field, and what its author is warned of. */
async function said(properties: JsonObject, data: JsonObject, more: JsonObject = {}) {
  const { errors, files } = await formOf(properties, more);
  const warned = (files.notes ?? []).filter(({ code }) => code === 'no-message');
  return { errors: errors(data as never), warned: warned.map(({ pointer }) => pointer) };
}

describe('what a schema rules out or wants, where nobody wrote words', () => {
  it('is nothing where a list must contain none at least: the form opens, and any list is right', async () => {
    const loose = { contains: { const: 'a' }, minContains: 0 };
    const inner = { type: 'object', properties: { codes: list(TEXT, loose) } };
    for (const it of [['a'], ['b']]) {
      const properties = { it: list(TEXT, loose), inner };
      const answers = { it, inner: { codes: it } };
      expect(await said(properties, answers)).toEqual({ errors: [], warned: [] });
    }
    const most = { it: list(TEXT, { ...loose, maxContains: 1 }) };
    expect((await said(most, { it: ['a', 'b'] })).errors).toEqual([]);
    expect((await said(most, { it: ['a', 'a'] })).errors).toHaveLength(1);
  });

  it.each<[string, JsonObject, JsonObject[string], string]>([
    ['a value', { ...TEXT, not: { const: 'root' } }, 'root', 'mustNotBe root'],
    ['values', { ...TEXT, not: { type: 'string', enum: ['a', 'b'] } }, 'b', 'mustNotBe a, b'],
    ['a number', { type: 'integer', not: { const: 13 } }, 13, 'mustNotBe 13'],
    [
      'ticks, by their words',
      { ...TICKS, not: { contains: { const: 'b' } } },
      ['b'],
      'mustNotBe Boss',
    ],
    [
      'one of some values',
      list(TEXT, { contains: { enum: ['a', 'b'] } }),
      ['c'],
      'mustIncludeAny a, b',
    ],
    [
      'some of a value',
      list(TEXT, { contains: { const: 'a' }, minContains: 2 }),
      ['a'],
      'mustIncludeSome 2 a',
    ],
    [
      'an option by its words',
      list(WHO, has({ role: { const: 'b' } })),
      [{ role: 'c' }],
      'mustInclude Boss',
    ],
    [
      'a tick by its label',
      list(WHO, has({ isPaid: { const: true } })),
      [{ role: 'c', isPaid: false }],
      'mustInclude Is paid',
    ],
  ])('is named: %s', async (_, it, wrong, told) => {
    expect(await said({ it }, { it: wrong })).toEqual({
      errors: [`/it validation_${told}`],
      warned: [],
    });
  });

  it.each<[string, JsonObject, JsonObject[string], string, string]>([
    ['a spelling', { ...TEXT, pattern: '^[A-Z]+$' }, 'a', 'wrongSpelling', 'pattern'],
    ['what is not a value', { ...TEXT, not: { pattern: 'x' } }, 'x', 'ruledOut', 'not'],
    ['too many values', { ...TEXT, not: { enum: [...'abcdef'] } }, 'f', 'ruledOut', 'not'],
    [
      'no word',
      list(TEXT, { not: { contains: { const: null } }, contains: { minLength: 2 } }),
      ['a'],
      'contains',
      'contains',
    ],
    [
      'a value too often',
      list(TEXT, { contains: { const: 'a' }, maxContains: 1 }),
      ['a', 'a'],
      'contains',
      'contains',
    ],
    [
      'answers together',
      { ...WHO, not: { required: ['age', 'isPaid'] } },
      { age: 1, isPaid: true },
      'invalid',
      'not',
    ],
  ])('is only told to be wrong, and its author is warned: %s', async (_, it, wrong, key, at) => {
    const { errors, warned } = await said({ it }, { it: wrong });
    expect(errors).toEqual([`/it validation_${key}`]);
    expect(warned).toContain(`/properties/it/${at}`);
  });

  it('is told with its limit under a condition, too', async () => {
    const branch = branching(
      { properties: { kind: { const: 'x' } }, required: ['kind'] },
      { properties: { code: { minLength: 4, pattern: '^x' }, copies: { maximum: 2 } } },
    );
    const fields = { kind: TEXT, code: TEXT, copies: { type: 'integer' } };
    const data = { kind: 'x', code: 'xy', copies: 3 };
    expect(await said(fields, data, branch)).toEqual({
      errors: ['/code validation_minChars 4', '/copies validation_maxValue 2'],
      warned: ['/then/properties/code/pattern'],
    });
    expect((await said(fields, { kind: 'y', code: 'xy', copies: 3 }, branch)).errors).toEqual([]);
  });
});

describe('the words that an author wrote in "errorMessage"', () => {
  const CODE = { ...TEXT, minLength: 2, pattern: '^[A-Z]+$', not: { pattern: 'ZZ' } };

  it('are said, of a keyword or of everything, and nobody is warned', async () => {
    const { files, errors } = await formOf({
      each: { ...CODE, errorMessage: { pattern: 'Capitals only', not: 'No ZZ', minLength: 'Two' } },
      all: { ...CODE, errorMessage: 'Two capitals, no ZZ' },
      who: { ...WHO, not: { required: ['age'] }, errorMessage: { not: 'No age' } },
      list: list(TEXT, { contains: { pattern: 'x' }, errorMessage: { contains: 'One with x' } }),
    });
    expect(files.notes?.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(files.locales?.en).toMatchObject({
      'each.error.validation_wrongSpelling': 'Capitals only',
      'each.error.validation_ruledOut': 'No ZZ',
      'each.error.minChars': 'Two',
      'all.error.validation_wrongSpelling': 'Two capitals, no ZZ',
      'all.error.validation_ruledOut': 'Two capitals, no ZZ',
      'all.error.minChars': 'Two capitals, no ZZ',
      'who.error.validation_invalid': 'No age',
      'list.error.validation_contains': 'One with x',
    });
    expect(errors({ each: 'ab', all: 'ZZ', who: { age: 1 }, list: ['y'] })).toEqual([
      '/each validation_wrongSpelling',
      '/all validation_ruledOut',
      '/who validation_invalid',
      '/list validation_contains',
    ]);
  });

  it('stay apart where two rules of a field have the same message', async () => {
    const { files, errors } = await formOf(
      {
        it: {
          $ref: '#/$defs/word',
          pattern: '^[A-Z]',
          errorMessage: { pattern: 'A capital first' },
        },
        kind: TEXT,
      },
      {
        $defs: { word: { ...TEXT } },
        ...branching(
          { properties: { kind: { const: 'x' } }, required: ['kind'] },
          { properties: { it: { pattern: '9$', errorMessage: { pattern: 'A nine last' } } } },
        ),
      },
    );
    expect(files.locales?.en).toMatchObject({
      'it.error.validation_wrongSpelling': 'A capital first',
      'it.error.validation_wrongSpelling_2': 'A nine last',
    });
    expect(errors({ kind: 'x', it: 'Ab' })).toEqual(['/it validation_wrongSpelling_2']);
    expect(errors({ kind: 'x', it: 'a9' })).toEqual(['/it validation_wrongSpelling']);
  });

  it('are said of the parts of an answer of any shape, too; who wrote none is warned', async () => {
    const phone = { ...TEXT, pattern: '^\\d+$', errorMessage: { pattern: 'Digits only' } };
    const both = { ...TEXT, minLength: 2, pattern: '^x', errorMessage: 'Two letters, an x first' };
    const mail = { type: 'string', format: 'email', errorMessage: { format: 'Your e-mail' } };
    const { files, errors } = await formOf(
      { it: { type: 'array', prefixItems: [phone, both, mail, { $ref: '#/$defs/bare' }, phone] } },
      { $defs: { bare: { ...TEXT, pattern: '^y', title: 'Bare' } } },
    );
    expect(files.locales?.en).toMatchObject({
      'it.error.part': 'Digits only',
      'it.error.part_2': 'Two letters, an x first',
      'it.error.part_3': 'Your e-mail',
    });
    const invalid = (part: string) => [`/it validation_invalidPart ${part}`];
    expect(errors({ it: ['a'] })).toEqual(invalid('1 /0 part'));
    expect(errors({ it: ['1', 'x'] })).toEqual(invalid('2 /1 part_2 2'));
    expect(errors({ it: ['1', 'yy'] })).toEqual(invalid('2 /1 part_2'));
    expect(errors({ it: ['1', 'xx', 'me'] })).toEqual(invalid('3 /2 part_3'));
    const four = ['1', 'xx', 'a@b.hk', 'z'];
    expect(errors({ it: four })).toEqual(invalid('Bare /3 validation_wrongSpelling'));
    expect(errors({ it: ['1', 'xx', 'a@b.hk', 'y', 'b'] })).toEqual(invalid('5 /4 part'));
    const warned = files.notes?.filter(({ code }) => code === 'no-message');
    expect(warned?.map(({ pointer }) => pointer)).toEqual(['/$defs/bare/pattern']);
  });

  it('are said of kinds, of how many entries, and of what must be given', async () => {
    const two = { minItems: 2, uniqueItems: true };
    const { files, evaluate } = await formOf(
      {
        n: { type: 'number', errorMessage: { type: 'A number' } },
        mail: { type: 'string', format: 'email', errorMessage: 'Your e-mail' },
        list: list(TEXT, { ...two, errorMessage: { minItems: 'Two', uniqueItems: 'Once each' } }),
        ticks: list({ enum: ['a', 'b', 'c'] }, { ...two, errorMessage: { minItems: 'Two ticks' } }),
        who: { ...WHO, required: ['role'], errorMessage: { required: { role: 'Your role' } } },
      },
      {
        required: ['n', 'mail'],
        errorMessage: { required: { n: 'Give it' } },
        ...branching(
          { properties: { n: { const: 3 } }, required: ['n'] },
          { required: ['list'], errorMessage: { required: 'Three asks for it' } },
        ),
      },
    );
    const texts = files.locales?.en ?? {};
    const check = (data: FormData) =>
      evaluate(data).errors.map((error) => fieldMessage(error, texts, (key) => key));
    expect(check({ who: { age: 1 } })).toEqual(['Give it', 'validation_required', 'Your role']);
    expect(check({ n: 'x', mail: 'y' })).toEqual(['A number', 'Your e-mail']);
    const right = { n: 3, mail: 'a@b.hk' };
    expect(check({ ...right, list: ['a'], ticks: ['a'] })).toEqual(['Two', 'Two ticks']);
    expect(check({ ...right, list: ['a', 'a'] })).toEqual(['Once each']);
    expect(check(right)).toContain('Three asks for it');
  });

  it('are said of a part whose name has signs of its own', async () => {
    const named = (name: string) => ({
      it: {
        type: 'object',
        additionalProperties: TEXT,
        properties: { [name]: { ...TEXT, pattern: '^y', errorMessage: 'A y first' } },
      },
    });
    for (const name of ['$p', '$ref', "it's 1/2", '姓']) {
      const { errors } = await formOf(named(name));
      expect(errors({ it: { [name]: 'x' } })).toEqual([expect.stringMatching(/ part$/)]);
    }
  });

  it('may stand in the texts of the folder as well', () => {
    const properties = { it: { ...TEXT, pattern: '^[A-Z]+$' } };
    const locales = { en: { 'it.error.validation_wrongSpelling': 'Capitals only' } };
    const files = openStranger({ code: 'LR998', schema: { type: 'object', properties }, locales });
    expect(files.notes?.filter(({ code }) => code === 'no-message')).toEqual([]);
  });
});
