import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { type JsonObject, reviewSections } from '#engine';
import { formOf, TEXT } from '../../../engine/support/externalForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';

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
