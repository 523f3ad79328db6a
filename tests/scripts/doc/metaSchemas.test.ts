import { describe, expect, it } from 'vitest';
import {
  below,
  isObject,
  listBelow,
  nameOf,
  placeAt,
  propertiesOf,
  referenced,
  type Schema,
} from '../../../scripts/doc/metaSchemas.ts';

const place = (schema: Schema) => ({ file: 'manifest', pointer: '/here', schema });

describe('isObject', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['text', false],
  ])('of %j is %s', (value, is) => {
    expect(isObject(value)).toBe(is);
  });
});

describe('placeAt', () => {
  it('returns a part of a meta-schema, or the whole file', () => {
    const step = placeAt('manifest', '/$defs/step');
    expect(step).toMatchObject({ file: 'manifest', pointer: '/$defs/step' });
    expect(step.schema.type).toBe('object');
    expect(isObject(placeAt('manifest', '').schema.$defs)).toBe(true);
  });

  it.each([
    ['manifest', '/$defs/nowhere/deeper'],
    ['manifest', '/$defs/step/type'],
    ['nothing', ''],
  ])('throws for %s %s', (file, pointer) => {
    expect(() => placeAt(file, pointer)).toThrow(
      `schemas/meta/${file}.schema.json has nothing at ${pointer}`,
    );
  });
});

describe('below and listBelow', () => {
  it('return the parts inside a place, with their pointers', () => {
    const inner = place({ items: { type: 'string' }, allOf: [{ a: 1 }, 'no', { b: 2 }] });
    expect(below(inner, 'items')).toEqual({
      file: 'manifest',
      pointer: '/here/items',
      schema: { type: 'string' },
    });
    expect(below(inner, 'allOf', '2')?.schema).toEqual({ b: 2 });
    expect(below(inner, 'items', 'type')).toBeUndefined();
    expect(below(inner, 'nothing', 'deeper')).toBeUndefined();
    expect(listBelow(inner, 'allOf').map(({ pointer }) => pointer)).toEqual([
      '/here/allOf/0',
      '/here/allOf/2',
    ]);
    expect(listBelow(inner, 'items')).toEqual([]);
  });
});

describe('referenced', () => {
  it('follows references within the file and to another file', () => {
    expect(referenced(place({ $ref: '#/$defs/step' }))).toMatchObject({
      file: 'manifest',
      pointer: '/$defs/step',
    });
    expect(referenced(place({ $ref: 'condition.schema.json#/$defs/condition' }))).toMatchObject({
      file: 'condition',
      pointer: '/$defs/condition',
    });
    expect(referenced(place({ $ref: 'condition.schema.json' }))).toMatchObject({
      file: 'condition',
      pointer: '',
    });
  });

  it('returns nothing without a reference, and for a schema of another project', () => {
    expect(referenced(place({}))).toBeUndefined();
    expect(referenced(place({ $ref: 'https://json-schema.org/schema' }))).toBeUndefined();
  });
});

describe('propertiesOf and nameOf', () => {
  it('list the own properties that have a schema', () => {
    const parent = place({ properties: { id: { type: 'string' }, never: false } });
    expect([...propertiesOf(parent)].map(([name, each]) => [name, nameOf(each)])).toEqual([
      ['id', 'manifest#/here/properties/id'],
    ]);
    expect(propertiesOf(place({})).size).toBe(0);
  });
});
