import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { everySchema } from '../../../../engine/external-schema/read/everySchema.ts';
import { openSchema, ROOT } from '../../support/openSchema.ts';

/** Returns `pointer: keywords above` of every schema that the root uses. */
const found = (schema: JsonObject) =>
  everySchema(openSchema(schema).schemas, { schema, place: ROOT }).map(
    ({ place, above }) => `${place.pointer}: ${above.join(' ')}`,
  );
const TEXT = { type: 'string' };

describe('everySchema', () => {
  it('finds every schema with the keywords on its path', () => {
    expect(found({ properties: { a: { items: TEXT } }, not: TEXT })).toEqual([
      ': ',
      '/properties/a: properties',
      '/properties/a/items: properties items',
      '/not: not',
    ]);
  });

  it('finds a definition only behind a reference, and once', () => {
    const $defs = { used: { $ref: '#/$defs/inner' }, inner: TEXT, unused: TEXT };
    const $ref = '#/$defs/used';
    expect(found({ $defs, properties: { a: { $ref }, b: { $ref } } })).toEqual([
      ': ',
      '/properties/a: properties',
      '/$defs/used: properties',
      '/$defs/inner: properties',
      '/properties/b: properties',
    ]);
  });

  it('ends for a schema that contains itself', () => {
    expect(found({ properties: { child: { $ref: '#' } } })).toEqual([
      ': ',
      '/properties/child: properties',
    ]);
  });

  it('skips schemas that are true or false', () => {
    expect(found({ properties: { a: true, b: false } })).toEqual([': ']);
  });
});
