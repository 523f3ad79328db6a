import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  choiceSchema,
  isUnanswerable,
  optionsOf,
} from '../../../../engine/external-schema/map/optionsOf.ts';
import { notesOf, TEXT } from '../../support/externalForm.ts';
import { openSchema } from '../../support/openSchema.ts';

describe('importJsonSchema: a property whose every value the schema refuses', () => {
  it('is omitted with a note', async () => {
    const found = notesOf({
      type: 'object',
      properties: { a: TEXT, b: { enum: ['x'], minLength: 2 }, c: { const: 1, type: 'string' } },
      required: ['b'],
    });
    expect(found).toContainEqual(
      'warning /properties/b "b" can hold none of its values and is left out, though it is required: submissions will lack it',
    );
    expect(found).toContainEqual(
      expect.stringContaining('warning /properties/c "c" can hold none'),
    );
  });
});

const optionsIn = (schema: JsonObject) => {
  const { schemas, opened } = openSchema(schema);
  return optionsOf(schemas, opened);
};
const option = (value: string | number | boolean, text?: string) =>
  text === undefined ? { value } : { value, text };

describe('optionsOf', () => {
  it.each<[JsonObject, readonly object[] | undefined]>([
    [{ enum: ['a', 2, true] }, [option('a'), option(2), option(true)]],
    [{ enum: ['a', null] }, [option('a')]],
    [{ enum: ['a', 'b'], enumNames: ['Alpha', ' '] }, [option('a', 'Alpha'), option('b')]],
    [
      { oneOf: [{ const: 'a', title: 'Alpha' }, { const: 'b' }] },
      [option('a', 'Alpha'), option('b')],
    ],
    [{ anyOf: [{ const: 'a' }, { type: 'null' }] }, [option('a')]],
    [
      { oneOf: [{ $ref: '#/$defs/a' }], $defs: { a: { const: 'a', title: 'A' } } },
      [option('a', 'A')],
    ],
    [{ enum: ['a', 'bb'], maxLength: 1 }, [option('a')]],
    [{ enum: ['a', 'b'], not: { const: 'a' } }, [option('b')]],
    [{ enum: ['a', { b: 1 }] }, undefined],
    [{ enum: [null] }, undefined],
    [{ oneOf: [{ const: 'a' }, { type: 'string' }] }, undefined],
    [{ type: 'string' }, undefined],
    [{ const: 'a' }, undefined],
  ])('of %j', (schema, expected) => {
    expect(optionsIn(schema)).toEqual(expected);
  });
});

describe('isUnanswerable', () => {
  it.each<[JsonObject, boolean]>([
    [{ enum: ['x'], minLength: 2 }, true],
    [{ const: 1, type: 'string' }, true],
    [{ enum: ['x', 'yy'], minLength: 2 }, false],
    [{ enum: [null] }, false],
    [{ type: 'string' }, false],
  ])('%j: %s', (schema, expected) => {
    const { schemas, opened } = openSchema(schema);
    expect(isUnanswerable(schemas, opened)).toBe(expected);
  });
});

it('choiceSchema: names an option without a name by its value', () => {
  const options = [{ value: 'a_b' }, { value: 'c', text: 'Sea' }];
  const { enum: values, enumNames } = choiceSchema(options);
  expect(values).toEqual(['a_b', 'c']);
  expect(enumNames).toEqual([expect.stringMatching(/a.b/i), 'Sea']);
});
