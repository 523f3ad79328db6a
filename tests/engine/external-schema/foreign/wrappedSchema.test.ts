import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { Json } from '#engine';
import { wrappedSchema } from '../../../../engine/external-schema/foreign/wrappedSchema.ts';

describe('wrappedSchema', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { $ref: '#/definitions/c' } },
  };
  const files = importJsonSchema({
    code: 'X',
    schema: { schema, uiSchema: { a: { 'ui:widget': 'textarea', b: 7 } }, formData: {} } as Json,
  });

  it('opens the schema with its layout', () => {
    expect(files.schema.properties).toMatchObject({ a: { type: 'string', multiline: true } });
  });

  it('states the parts that are used and those that are not', () => {
    expect(files.notes?.[0]?.message).toBe(
      'The form is made from "schema" and "uiSchema" of this file; it does not use "formData"',
    );
  });

  it('has its notes at their place in the file', () => {
    const { notes = [] } = files;
    expect(notes.find(({ code }) => code === 'unknown-ref')?.pointer).toBe(
      '/schema/properties/b/$ref',
    );
  });

  it.each<Json>([
    { type: 'object', schema },
    { schema: {} },
    { schema: 7 },
    schema,
    [schema],
    null,
  ])('is absent for %j', (file) => {
    expect(wrappedSchema(file)).toBeUndefined();
  });
});
