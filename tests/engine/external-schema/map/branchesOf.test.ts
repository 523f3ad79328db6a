import { describe, expect, it } from 'vitest';
import { branching, formOf, notesOf, TEXT } from '../../support/externalForm.ts';

describe('importJsonSchema: a rule under a condition', () => {
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

describe('importJsonSchema: dependentRequired with a name that is not a field', () => {
  it('adds a note at the name, and requires no field', async () => {
    const schema = {
      type: 'object',
      properties: { q: TEXT },
      dependentRequired: { ghost: ['q'] },
    };
    const { errors } = await formOf(schema.properties, {
      dependentRequired: schema.dependentRequired,
    });
    expect(errors({})).toEqual([]);
    expect(notesOf(schema)).toContainEqual(
      expect.stringContaining('warning /dependentRequired/ghost The fields under this condition'),
    );
  });
});
