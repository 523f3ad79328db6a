import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { dialectSchema } from '../../../../scripts/forms/eject/dialectSchema.ts';

const fieldsOf = (properties: JsonObject) =>
  dialectSchema({ type: 'object', properties }, { uploadBytes: 9 }).properties;

describe('dialectSchema', () => {
  it('adds the type of a choice of texts, and of no other choice', () => {
    expect(
      fieldsOf({ a: { enum: ['x', 'y'] }, b: { enum: [1, 2] }, c: { enum: ['New York'] } }),
    ).toEqual({
      a: { type: 'string', enum: ['x', 'y'] },
      b: { enum: [1, 2] },
      c: { enum: ['New York'] },
    });
  });

  it('writes a group of checkboxes with unique options', () => {
    const repeated = { schema: { uniqueItems: true }, key: 'validation_repeated' };
    const a = { type: 'array', items: { enum: ['x'] }, rules: [repeated] };
    expect(fieldsOf({ a })).toEqual({
      a: { type: 'array', items: { type: 'string', enum: ['x'] }, uniqueItems: true },
    });
  });

  it('writes an empty schema of conditions and rules with a keyword', () => {
    const any = { minLength: 0 };
    const when = { x: {} };
    const b = {
      requiredWhen: { anyOf: [{ a: {} }] },
      optionsWhen: { x: { a: {} } },
      rules: [{ when, schema: { not: {} }, key: 'k' }, { sameAs: 'a' }],
      inferred: [{ schema: {}, value: 'x' }],
    };
    expect(fieldsOf({ b })).toEqual({
      b: {
        requiredWhen: { anyOf: [{ a: any }] },
        optionsWhen: { x: { a: any } },
        rules: [{ when: { x: any }, schema: { not: any }, key: 'k' }, { sameAs: 'a' }],
        inferred: [{ schema: any, value: 'x' }],
      },
    });
  });

  it('limits a file without a limit as the portal does', () => {
    const file = { type: 'object', file: { accept: ['.pdf'] } };
    expect(fieldsOf({ file, small: { ...file, file: { maxBytes: 3 } } })).toMatchObject({
      file: { file: { maxBytes: 9, accept: ['.pdf'] } },
      small: { file: { maxBytes: 3 } },
    });
  });

  it('converts fields of groups and rows', () => {
    const inner = { type: 'object', properties: { a: { enum: ['x'] } } };
    const rows = { type: 'array', items: inner };
    expect(JSON.stringify(fieldsOf({ inner, rows })).match(/"type":"string"/g)).toHaveLength(2);
  });

  it('writes dependentSchemas as if and then', () => {
    const schema = { dependentSchemas: { a: { required: ['b'] } } };
    const group = { type: 'object', properties: {}, rules: [{ schema }] };
    const implied = [
      JSON.parse(
        '{ "if": { "type": "object", "required": ["a"] }, "then": { "required": ["b"] } }',
      ),
    ];
    expect(fieldsOf({ group })).toMatchObject({
      group: { rules: [{ schema: { allOf: implied } }] },
    });
  });
});
