import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { type JsonObject, reviewSections } from '#engine';
import { branching, formOf, TEXT } from '../../../engine/support/externalForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';

describe('importJsonSchema: a rule under a condition', () => {
  const SEASON = { enum: ['summer', 'winter'] };
  const BRANCHES = branching(
    { properties: { season: { const: 'winter' } } },
    { properties: { coat: TEXT }, required: ['coat'] },
    { properties: { hat: TEXT } },
  );

  it('shows its fields once the required answer satisfies the condition', async () => {
    const { store } = await formOf({ season: SEASON }, { ...BRANCHES, required: ['season'] });
    const shown = (data: JsonObject) => ['/coat', '/hat'].filter((at) => store(data).isVisible(at));
    expect(shown({})).toEqual([]);
    expect(shown({ season: 'winter' })).toEqual(['/coat']);
    expect(shown({ season: 'summer' })).toEqual(['/hat']);
  });

  it('applies while an optional answer is absent, as in JSON Schema', async () => {
    const { store, errors } = await formOf({ season: SEASON }, BRANCHES);
    expect(store({}).isVisible('/coat')).toBe(true);
    expect(errors({})).toEqual(['/coat validation_required']);
  });

  it('makes a dependent answer required', async () => {
    const { errors } = await formOf(
      { card: TEXT, address: TEXT },
      { dependencies: { card: ['address'] } },
    );
    expect(errors({ card: '1' })).toEqual(['/address validation_required']);
    expect(errors({ address: 'x' })).toEqual([]);
  });

  it('applies inside an object, with its condition one level up', async () => {
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

  it('on an omitted property has a note, and the schema is still enforced', async () => {
    const { files, errors } = await formOf(
      { a: TEXT, map: { type: 'null' } },
      {
        ...branching({ required: ['map'] }, { properties: { b: TEXT } }),
        not: { required: ['a'] },
      },
    );
    expect(
      files.notes?.some(({ message }) => message.includes('a property that is not a field')),
    ).toBe(true);
    expect(errors({ a: 'x' })).toEqual([' validation_invalid']);
  });
});

describe('importJsonSchema: alternatives', () => {
  const CARD = { title: 'Card', required: ['card'], properties: { card: TEXT } };
  const BANK = { title: 'Bank', required: ['iban'], properties: { iban: TEXT } };

  it('without a distinguishing constant get a choice field', async () => {
    const { files, errors, store } = await formOf({ pay: { type: 'object', oneOf: [CARD, BANK] } });
    expect(files.locales.en).toMatchObject({
      'pay.choice.options.option1': 'Card',
      'pay.choice.options.option2': 'Bank',
    });
    expect(store({ pay: { choice: 'option2' } }).isVisible('/pay/iban')).toBe(true);
    expect(errors({ pay: { choice: 'option1' } })).toEqual(['/pay/card validation_required']);
    expect(errors({ pay: { choice: 'option1', card: '42' } })).toEqual([]);
  });

  it('with a constant use its field as the choice, with the titles of the alternatives', async () => {
    const reported = (kind: string, more: JsonObject) => ({
      ...more,
      properties: { ...(more.properties as JsonObject), kind: { const: kind } },
      required: ['kind'],
    });
    const { files } = await formOf({
      pay: { type: 'object', anyOf: [reported('c', CARD), reported('b', BANK)] },
    });
    expect(files.schema.properties).toMatchObject({
      pay: { required: ['kind'], properties: { kind: { enum: ['c', 'b'] } } },
    });
    expect(files.locales.en['pay.kind.options.b']).toBe('Bank');
  });

  it('with a constant of an existing text field make that field the choice', async () => {
    const reported = (kind: string, more: JsonObject) => ({
      ...more,
      properties: { ...(more.properties as JsonObject), kind: { const: kind } },
    });
    const { files, errors, store } = await formOf(
      { kind: { type: 'string', title: 'How' } },
      { required: ['kind'], oneOf: [reported('c', CARD), reported('b', BANK)] },
    );
    expect(files.schema.properties).toMatchObject({ kind: { enum: ['c', 'b'] } });
    expect(files.locales.en).toMatchObject({ 'kind.label': 'How', 'kind.options.b': 'Bank' });
    expect(store({ kind: 'b' }).isVisible('/iban')).toBe(true);
    expect(errors({ kind: 'c' })).toEqual(['/card validation_required']);
    expect(errors({ kind: 'b', iban: 'x' })).toEqual([]);
  });

  it('of required fields report an error at the first field', async () => {
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

describe('importJsonSchema: derives', () => {
  it('a step for each long object or list at the top, between the answers around it', async () => {
    const names = ['u', 'v', 'w', 'x', 'y'];
    const properties = Object.fromEntries(names.map((name) => [name, TEXT]));
    const { files, plan } = await formOf({
      a: TEXT,
      intro: { type: 'object', properties },
      list: { type: 'array', items: TEXT },
      b: TEXT,
    });
    expect(plan.steps.map(({ id, fields }) => [id, ...fields])).toEqual([
      ['a', '/a'],
      ['intro2', '/intro'],
      ['details', '/list', '/b'],
    ]);
    expect(files.manifest).toMatchObject({ submissionType: 'OFFLINE_SUBM', languages: ['en'] });
  });

  it.each([
    ['firstName', 'First name'],
    ['postal_code', 'Postal code'],
    ['VAT_ID', 'VAT ID'],
    ['companyID', 'Company ID'],
    ['URLPath', 'URL path'],
    ['iPhone', 'iPhone'],
    ['dateOfBirth', 'Date of birth'],
    ['isOK', 'Is OK'],
    ['pH', 'pH'],
  ])('a label from a name without a title: %s', (name, label) => {
    const { locales } = importJsonSchema({
      code: 'LR998',
      schema: { type: 'object', properties: { [name]: TEXT } },
    });
    expect(locales.en[`${name}.label`]).toBe(label);
  });

  it('no widget or text that the layout or the texts of the folder define', () => {
    const { ui, locales } = importJsonSchema({
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
  ])('the widget of %s', async (_, schema, ui) => {
    expect((await formOf({ a: schema, b: TEXT })).files.ui.a).toEqual(ui);
  });
});

describe('importJsonSchema: a format', () => {
  it.each([
    ['date', '2024-02-29', '2023-02-29'],
    ['date', '2026-12-31', '31/12/2026'],
    ['date-time', '2026-11-20T10:00:00+08:00', '2026-11-20 10:00'],
    ['uri', 'https://example.org/a?b#c', 'example.org'],
    ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123e4567'],
    ['ipv4', '10.0.0.255', '10.0.0.256'],
    ['hostname', 'forms.example.hk', '-a.hk'],
    ['time', '23:59:59Z', '24:00:00Z'],
  ])('%s accepts %s and refuses %s', async (format, right, wrong) => {
    const { errors, files } = await formOf({ a: { type: 'string', format } });
    expect(errors({ a: right })).toEqual([]);
    expect(errors({ a: wrong })).toEqual(['/a wrongFormat']);
    expect(files.locales.en['a.error.wrongFormat']).not.toBeUndefined();
  });
});

describe('importJsonSchema: a boolean with a choice widget', () => {
  it('is shown on the review as Yes or No', async () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'boolean' }, b: { type: 'boolean' }, c: { type: 'boolean' } },
    };
    const ui = { a: { 'ui:widget': 'radio' }, b: { 'ui:widget': 'select' } };
    const { plan, texts } = await loadForm(importJsonSchema({ code: 'LR998', schema, ui }));
    const data = { a: false, b: true, c: true };
    const words = { visible: () => true, texts: texts.en, language: 'en' } as const;
    const [section] = reviewSections({ plan, data, ...words });
    expect(section?.items.map((item) => item.kind === 'field' && item.lines)).toEqual([
      ['No'],
      ['Yes'],
      ['Yes'],
    ]);
  });
});
