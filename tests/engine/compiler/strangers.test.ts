import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStranger } from '#compiler';
import type { Json, JsonObject } from '#engine';
import { formInUse } from '../support/makeForm.ts';
import { compile, loadForm } from '../support/readForms.ts';

/** The form of a schema of some properties. */
async function formOf(properties: JsonObject, more: JsonObject = {}) {
  const files = openStranger({ code: 'LR998', schema: { type: 'object', properties, ...more } });
  return { files, ...formInUse(await loadForm(files)) };
}

/** `severity pointer message` of all that is said of a schema. */
function saidOf(schema: Json): readonly string[] {
  const { notes = [] } = openStranger({ code: 'LR998', schema });
  return notes.map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);
}

/** `if`, `then`, `else`. */
function branching(...[condition, yes, no]: readonly JsonObject[]): JsonObject {
  const parts = [
    ['if', condition],
    ['then', yes],
    ['else', no],
  ] as const;
  return Object.fromEntries(parts.flatMap(([name, part]) => (part ? [[name, part]] : [])));
}

const TEXT = { type: 'string', maxLength: 20 };

describe('a schema that no form can be made of', () => {
  it.each<[string, Json, string]>([
    ['a remote reference', { $ref: 'https://example.org/a.json' }, 'error /properties/a/$ref'],
    ['a reference to nothing', { $ref: '#/definitions/b' }, 'error /properties/a/$ref'],
    ['a type that there is not', { type: 'text' }, 'error /properties/a/type'],
    ['a number where a schema belongs', 7, 'error /properties/a'],
    ['null where a schema belongs', null, 'error /properties/a'],
  ])('is refused where it is wrong: %s', (_, a, expected) => {
    const said = saidOf({ type: 'object', properties: { a, b: TEXT } });
    expect(said.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('has a remedy for a remote reference', () => {
    const schema = { type: 'object', properties: { a: { $ref: 'https://example.org/a.json' } } };
    const { notes = [] } = openStranger({ code: 'LR998', schema });
    expect(notes.find(({ code }) => code === 'remote-ref')?.remedy).toContain('"$defs"');
    expect(compile(openStranger({ code: 'LR998', schema })).plan).toBeUndefined();
  });

  it.each<[Json, string]>([
    [{ type: 'string' }, 'The answers of a form are an object'],
    [{ type: 'object' }, 'Nothing in it can be filled in'],
    [true, 'A schema is an object'],
    [7, 'A schema is an object'],
  ])('is refused as a whole: %j', (schema, message) => {
    expect(saidOf(schema).join('\n')).toContain(message);
  });

  it('is refused when its references unfold without end in sight', () => {
    const doubling = Array.from({ length: 40 }, (_, index) => {
      const next = { $ref: `#/$defs/d${index + 1}` };
      return [`d${index}`, { type: 'object', properties: { a: next, b: next } }] as const;
    });
    const $defs = Object.fromEntries([...doubling, ['d40', TEXT]]);
    const said = saidOf({ type: 'object', properties: { a: { $ref: '#/$defs/d0' } }, $defs });
    expect(said).toContain('error  This schema unfolds into more than a form can hold');
  });

  it('never makes the compiler fall over, whatever is written', () => {
    const keyword = fc.constantFrom(...WORDS);
    const { node } = fc.letrec<{ node: Json }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<Json>(
          true,
          false,
          null,
          3,
          -1,
          'a',
          'object',
          'string',
          '#',
          '#/$defs/a',
          [],
        ),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(keyword, tie('node'), { maxKeys: 6 }),
      ),
    }));
    const schema = fc.dictionary(keyword, node, { maxKeys: 6 });
    fc.assert(
      fc.property(schema, (written) => {
        const files = openStranger({ code: 'LR998', schema: { type: 'object', ...written } });
        const { plan, diagnostics } = compile(files);
        expect(plan !== undefined || diagnostics.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const WORDS = [
  'type',
  'properties',
  'items',
  'required',
  'a',
  'b',
  'enum',
  'const',
  '$ref',
  '$defs',
  'definitions',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependencies',
  'minLength',
  'maximum',
  'pattern',
  'format',
  'additionalProperties',
];

describe('references', () => {
  it('are followed by pointer, anchor and id, and blocks of the house as they are', async () => {
    const { files } = await formOf(
      { one: { $ref: '#/definitions/t' }, two: { $ref: '#t' }, three: { $ref: 't.json' } },
      {
        definitions: {
          t: { $id: 't.json', type: 'integer' },
          u: { $anchor: 't', type: 'boolean' },
        },
      },
    );
    expect(files.schema.properties).toMatchObject({
      one: { type: 'integer' },
      two: { type: 'boolean' },
      three: { type: 'integer' },
    });
    const block = '../../schemas/defs/address.schema.json';
    const { schema } = openStranger({
      code: 'LR998',
      schema: { type: 'object', properties: { home: { $ref: block } } },
    });
    expect(schema.properties).toEqual({ home: { $ref: block } });
  });

  it('that lead back to themselves are answers of any shape from there on', async () => {
    const node = { type: 'object', properties: { v: TEXT, next: { $ref: '#/definitions/node' } } };
    const { files, errors } = await formOf(
      { head: { $ref: '#/definitions/node' } },
      { definitions: { node } },
    );
    expect(files.notes?.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
      'assumed /definitions/node/properties/next',
    );
    expect(errors({ head: { v: 'x', next: { v: 'y', next: { v: 'z' } } } })).toEqual([]);
    expect(errors({ head: { v: 'x', next: { next: { v: 1 } } } })).toEqual([
      '/head/next validation_invalidPart next › v /next/v',
    ]);
  });
});

describe('what no field of the house can hold', () => {
  const PAIR: JsonObject = { type: 'array', prefixItems: [TEXT, { type: 'integer' }] };
  const MAP: JsonObject = { type: 'object', additionalProperties: { type: 'integer' } };

  it.each<[string, JsonObject, unknown, unknown]>([
    ['a tuple', PAIR, ['a', 1], ['a', 'b']],
    ['names of any kind', MAP, { 'a-b': 1, 'c d': 2 }, { a: 'x' }],
    ['names by pattern', { patternProperties: { '^x-': TEXT } }, { 'x-a': 'b' }, { 'x-a': 1 }],
    ['more names than it lists', { ...MAP, properties: { a: TEXT } }, { a: 'b', c: 1 }, { c: 'd' }],
    ['lists of lists', { type: 'array', items: { type: 'array', items: TEXT } }, [['a']], [[1]]],
    ['a text or a number', { type: ['string', 'number'] }, 7, true],
    [
      'a name with a slash',
      { type: 'object', properties: { 'a/b': TEXT } },
      { 'a/b': 'x' },
      { 'a/b': 1 },
    ],
  ])('is one answer of any shape: %s', async (_, field, right, wrong) => {
    const { files, errors, store } = await formOf({ it: field });
    expect(files.schema.properties).toHaveProperty('it.json');
    expect(files.notes?.map(({ severity }) => severity)).not.toContain('warning');
    expect(errors({ it: right })).toEqual([]);
    expect(store({ it: right }).data()).toEqual({ it: right });
    expect(errors({ it: wrong })).toHaveLength(1);
  });

  it('keeps names as they are: with hyphens, dollar signs, blanks, points, of any script', async () => {
    const names = ['dist-tags', '$schema', '@type', 'a b', 'a.b', '2fa', '姓名'];
    const properties = Object.fromEntries(names.map((name) => [name, TEXT]));
    const { files, errors, store } = await formOf(properties);
    expect(files.notes?.map(({ severity }) => severity)).not.toContain('warning');
    const data = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(errors(data)).toEqual([]);
    expect(store(data).data()).toEqual(data);
    expect(errors({ 'dist-tags': 'x'.repeat(21) })).toHaveLength(1);
  });

  it('leaves out at the top what no pointer can name', async () => {
    const { files } = await formOf({ a: TEXT, 'b/c': TEXT, not: TEXT });
    const told = files.notes?.filter(({ severity }) => severity === 'warning');
    expect(told?.map(({ pointer }) => pointer)).toEqual(['/properties/b~1c', '/properties/not']);
  });

  it('shows what is read-only, and asks for it where it must be given', async () => {
    const readOnly = { ...TEXT, readOnly: true };
    const { plan } = await formOf(
      { a: readOnly, b: { type: 'object', readOnly: true, properties: { c: TEXT } }, d: readOnly },
      { required: ['d'] },
    );
    const [a, b, d] = plan.root.children;
    expect(a?.ui).toEqual({ 'ui:readonly': true });
    expect(b?.kind === 'group' && b.children[0]?.ui).toEqual({ 'ui:readonly': true });
    expect(d?.ui).toEqual({});
  });
});

describe('older drafts', () => {
  it('keep both the boolean and the numeric spelling of an exclusive limit', async () => {
    const { errors } = await formOf({
      old: { type: 'number', minimum: 1, exclusiveMinimum: true },
      now: { type: 'number', exclusiveMinimum: 1 },
    });
    expect(errors({ old: 1, now: 1 })).toEqual([
      '/old validation_invalid',
      '/now validation_invalid',
    ]);
    expect(errors({ old: 1.5, now: 1.5 })).toEqual([]);
  });

  it('have their notes at what stands in the file', () => {
    const said = saidOf({
      type: 'object',
      properties: { a: TEXT },
      dependencies: { a: { properties: { b: { type: 'string' } } } },
    });
    expect(said).toContain('info /dependencies/a/properties/b "b" takes 1000 characters at most');
  });
});

describe('what holds under a condition', () => {
  const SEASON = { enum: ['summer', 'winter'] };
  const BRANCHES = branching(
    { properties: { season: { const: 'winter' } } },
    { properties: { coat: TEXT }, required: ['coat'] },
    { properties: { hat: TEXT } },
  );

  it('is shown when it holds; what must be given anyway is waited for', async () => {
    const { store } = await formOf({ season: SEASON }, { ...BRANCHES, required: ['season'] });
    const shown = (data: JsonObject) => ['/coat', '/hat'].filter((at) => store(data).isVisible(at));
    expect(shown({})).toEqual([]);
    expect(shown({ season: 'winter' })).toEqual(['/coat']);
    expect(shown({ season: 'summer' })).toEqual(['/hat']);
  });

  it('holds for an optional answer that is absent, as the standard has it', async () => {
    const { store, errors } = await formOf({ season: SEASON }, BRANCHES);
    expect(store({}).isVisible('/coat')).toBe(true);
    expect(errors({})).toEqual(['/coat validation_required']);
  });

  it('makes an answer required that another one asks for', async () => {
    const { errors } = await formOf(
      { card: TEXT, address: TEXT },
      { dependencies: { card: ['address'] } },
    );
    expect(errors({ card: '1' })).toEqual(['/address validation_required']);
    expect(errors({ address: 'x' })).toEqual([]);
  });

  it('is asked one level up from inside an object', async () => {
    const { errors } = await formOf(
      { kind: { enum: ['a', 'b'] }, inner: { type: 'object', properties: { n: TEXT, m: TEXT } } },
      {
        required: ['kind'],
        ...branching(
          { properties: { kind: { const: 'a' } } },
          { properties: { inner: { required: ['n'] } }, required: ['inner'] },
        ),
      },
    );
    expect(errors({ kind: 'a', inner: { m: 'x' } })).toEqual(['/inner/n validation_required']);
    expect(errors({ kind: 'b', inner: { m: 'x' } })).toEqual([]);
  });

  it('that names something left out is told, and the schema has the last word', async () => {
    const { files, errors } = await formOf(
      { a: TEXT, map: { type: 'null' } },
      {
        ...branching({ required: ['map'] }, { properties: { b: TEXT } }),
        not: { required: ['a'] },
      },
    );
    expect(files.notes?.some(({ message }) => message.includes('something that is no field'))).toBe(
      true,
    );
    expect(errors({ a: 'x' })).toEqual([' validation_invalid']);
  });
});

describe('alternatives', () => {
  const CARD = { title: 'Card', required: ['card'], properties: { card: TEXT } };
  const BANK = { title: 'Bank', required: ['iban'], properties: { iban: TEXT } };

  it('without anything that tells them apart get a choice', async () => {
    const { files, errors, store } = await formOf({ pay: { type: 'object', oneOf: [CARD, BANK] } });
    expect(files.locales.en).toMatchObject({
      'pay.choice.options.option1': 'Card',
      'pay.choice.options.option2': 'Bank',
    });
    expect(store({ pay: { choice: 'option2' } }).isVisible('/pay/iban')).toBe(true);
    expect(errors({ pay: { choice: 'option1' } })).toEqual(['/pay/card validation_required']);
    expect(errors({ pay: { choice: 'option1', card: '42' } })).toEqual([]);
  });

  it('told apart by a constant take that as the choice, with their titles', async () => {
    const told = (kind: string, more: JsonObject) => ({
      ...more,
      properties: { ...(more.properties as JsonObject), kind: { const: kind } },
      required: ['kind'],
    });
    const { files } = await formOf({
      pay: { type: 'object', anyOf: [told('c', CARD), told('b', BANK)] },
    });
    expect(files.schema.properties).toMatchObject({
      pay: { required: ['kind'], properties: { kind: { enum: ['c', 'b'] } } },
    });
    expect(files.locales.en['pay.kind.options.b']).toBe('Bank');
  });

  it('of which one must be given flag the first of them', async () => {
    const { errors } = await formOf({
      contact: {
        type: 'object',
        properties: { mail: TEXT, tel: TEXT, name: TEXT },
        anyOf: [{ required: ['mail'] }, { required: ['tel'] }],
      },
    });
    expect(errors({ contact: { name: 'x' } })).toEqual(['/contact/mail validation_required']);
  });
});

describe('what is derived', () => {
  it('is a step for each object or list at the top, and one for the loose answers', async () => {
    const group = { type: 'object', properties: { x: TEXT } };
    const { files, plan } = await formOf({
      a: TEXT,
      intro: group,
      list: { type: 'array', items: TEXT },
      b: TEXT,
    });
    expect(plan.steps.map(({ id, fields }) => [id, ...fields])).toEqual([
      ['details', '/a', '/b'],
      ['introStep', '/intro'],
      ['list', '/list'],
    ]);
    expect(files.manifest).toMatchObject({ submissionType: 'OFFLINE_SUBM', languages: ['en'] });
  });

  it('lies under a layout and texts that the folder has', () => {
    const { ui, locales } = openStranger({
      code: 'LR998',
      schema: { type: 'object', title: 'T', properties: { aName: { enum: ['x', 'y'] } } },
      ui: { aName: { 'ui:widget': 'select' } },
      locales: { en: { 'aName.label': 'Mine' } },
    });
    expect(ui).toEqual({ aName: { 'ui:widget': 'select' } });
    expect(locales.en).toMatchObject({ '$form.title': 'T', 'aName.label': 'Mine' });
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['few options', { enum: ['a', 'b'] }, { 'ui:widget': 'radio' }],
    ['many options', { enum: [1, 2, 3, 4, 5, 6] }, { 'ui:widget': 'select' }],
    ['a long text', { type: 'string', maxLength: 900 }, { 'ui:widget': 'textarea' }],
    ['a file', { type: 'string', format: 'data-url' }, { 'ui:widget': 'file' }],
    [
      'options to tick',
      { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } },
      { 'ui:widget': 'checkboxes' },
    ],
  ])('gives %s its widget', async (_, schema, ui) => {
    expect((await formOf({ a: schema, b: TEXT })).files.ui.a).toEqual(ui);
  });
});

describe('a format', () => {
  it.each([
    ['date', '2024-02-29', '2023-02-29'],
    ['date', '2026-12-31', '31/12/2026'],
    ['date-time', '2026-11-20T10:00:00+08:00', '2026-11-20 10:00'],
    ['uri', 'https://example.org/a?b#c', 'example.org'],
    ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123e4567'],
    ['ipv4', '10.0.0.255', '10.0.0.256'],
    ['hostname', 'forms.example.hk', '-a.hk'],
    ['time', '23:59:59Z', '24:00:00Z'],
  ])('%s takes %s and refuses %s', async (format, right, wrong) => {
    const { errors, files } = await formOf({ a: { type: 'string', format } });
    expect(errors({ a: right })).toEqual([]);
    expect(errors({ a: wrong })).toEqual(['/a wrongFormat']);
    expect(files.locales.en['a.error.wrongFormat']).not.toBeUndefined();
  });
});
