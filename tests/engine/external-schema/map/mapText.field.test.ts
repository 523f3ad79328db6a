import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { mapText } from '../../../../engine/external-schema/map/mapText.ts';
import { FIELD, openSchema } from '../../support/openSchema.ts';

function map(schema: JsonObject) {
  const { mapping, opened, texts, noted } = openSchema(schema);
  return { ...mapText(mapping, opened, FIELD), texts: texts(), notes: noted() };
}

describe('mapText: the field', () => {
  it.each<[JsonObject, JsonObject]>([
    [{ maxLength: 9 }, { type: 'string', maxChars: 9 }],
    [
      { maxLength: 9, allOf: [{ maxLength: 4 }] },
      { type: 'string', maxChars: 4 },
    ],
    [{}, { type: 'string', maxLength: 1000 }],
    [
      { minLength: 1, maxLength: 9 },
      { type: 'string', maxChars: 9 },
    ],
    [
      { minLength: 2, maxLength: 9 },
      { type: 'string', maxChars: 9, minChars: 2 },
    ],
    [{ minLength: 2000 }, { type: 'string', maxLength: 2000, minChars: 2000, multiline: true }],
    [{ maxLength: 200 }, { type: 'string', maxChars: 200 }],
    [{ maxLength: 201 }, { type: 'string', maxChars: 201, multiline: true }],
    [
      { maxLength: 900, format: 'uri' },
      { type: 'string', maxChars: 900 },
    ],
    [
      { maxLength: 90, format: 'email' },
      { type: 'string', maxChars: 90, email: true },
    ],
    [
      { maxLength: 90, format: 'password' },
      { type: 'string', maxChars: 90, password: true },
    ],
  ])('of %j', (schema, expected) => {
    const { schema: field, ui } = map(schema);
    expect(field).toEqual(expected);
    expect(ui).toEqual(expected.multiline === true ? { 'ui:widget': 'textarea' } : {});
  });

  it.each<[JsonObject, readonly string[]]>([
    [{ format: 'data-url' }, ['.pdf', '.jpg', '.jpeg', '.png']],
    [{ contentEncoding: 'base64', contentMediaType: 'image/jpeg' }, ['.jpg', '.jpeg']],
    [
      { contentEncoding: 'base64', contentMediaType: 'text/csv' },
      ['.pdf', '.jpg', '.jpeg', '.png'],
    ],
  ])('of a file: %j', (schema, accept) => {
    const { schema: field, ui, notes } = map(schema);
    expect([field, ui]).toEqual([{ type: 'object', file: { accept } }, { 'ui:widget': 'file' }]);
    expect(notes).toEqual([expect.stringContaining(`"it" is a file (${accept.join(', ')})`)]);
  });
});

describe('mapText: texts and notes', () => {
  it('shows how to write a format', () => {
    expect(map({ format: 'date' }).texts).toMatchObject({
      'it.placeholder': 'YYYY-MM-DD',
      'it.error.wrongFormat': 'Write it as YYYY-MM-DD',
    });
    expect(map({ format: 'email' }).texts).not.toHaveProperty('it.error.wrongFormat');
    expect(map({ format: 'hostname' }).texts['it.error.wrongFormat']).toMatch(
      /^Write it like this: \S/,
    );
  });

  it.each<[JsonObject, readonly string[]]>([
    [{}, [' assumed: "it" accepts at most 1000 characters']],
    [{ minLength: 1500 }, [' assumed: "it" accepts at most 1500 characters']],
    [{ maxLength: 4 }, []],
    [{ format: 'uuid' }, []],
    [{ format: 'date' }, ['/format assumed: "it" is typed as YYYY-MM-DD']],
  ])('notes about %j', (schema, notes) => {
    expect(map(schema).notes).toEqual(notes);
  });
});
