import { describe, expect, it } from 'vitest';
import { openStranger } from '#compiler';
import { compile } from '../support/readForms.ts';
import { formOf, TEXT } from '../support/strangerForm.ts';

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
      '/head/next validation_invalidPart next › v /next/v validation_wrongKind',
    ]);
  });

  const $defs = {
    a: { $ref: '#/$defs/b' },
    b: { allOf: [{ $ref: '#/$defs/a' }] },
    self: { $ref: '#/$defs/self' },
    either: { anyOf: [TEXT, { not: { $ref: '#/$defs/either' } }] },
  };
  it.each(Object.keys($defs))('that have no end keep a form from being made: %s', (name) => {
    const x = { type: 'array', prefixItems: [{ $ref: `#/$defs/${name}` }] };
    const schema = { type: 'object', properties: { x, y: TEXT }, $defs };
    const { plan, diagnostics } = compile(openStranger({ code: 'LR998', schema }));
    expect(plan).toBeUndefined();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'ref-cycle', pointer: '/properties/x/json' }]);
    expect(errors[0]?.message).toMatch(/^"#\/\$defs\/\w+" leads back to itself$/);
  });
});
