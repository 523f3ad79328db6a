import { describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { placedSchemas } from '../../../scripts/conformance/placedSchemas.ts';

const placed = (schema: Json, draft: 'draft-07' | '2020-12' = '2020-12') =>
  placedSchemas({ draft, keyword: 'k', title: 't', schema, values: [] });

describe('placedSchemas()', () => {
  it('makes a schema that is no object the schema of a field', () => {
    const [field, ...others] = placed({ maxLength: 2 });
    expect(others).toEqual([]);
    expect(field?.schema.properties).toMatchObject({ p: { maxLength: 2 } });
    expect(field?.answers('a')).toEqual({ p: 'a' });
  });

  it('makes a schema of objects the schema of a form, too', () => {
    const [, form] = placed({ type: 'object', properties: {} });
    expect(form?.position).toBe('form');
    expect([form?.answers({ a: 1 }), form?.answers('a')]).toEqual([{ a: 1 }, undefined]);
  });

  it('gives a schema of draft 07 an address that its reference does not hide', () => {
    const [field] = placed({ $ref: '#/definitions/a', definitions: { a: true } }, 'draft-07');
    expect(field?.schema.properties).toMatchObject({
      p: { $id: expect.any(String), allOf: [{ $ref: '#/definitions/a' }] },
    });
  });
});
