import { expect, it } from 'vitest';
import { isPlainSchema } from '../../../../engine/external-schema/foreign/isPlainSchema.ts';

it.each([
  [{ type: 'object' }, true],
  [{ type: ['null', 'array'] }, true],
  [{ type: 'VerticalLayout' }, false],
  [{ $schema: 'http://json-schema.org/draft-07/schema#' }, true],
  [{ $schema: 'https://vega.github.io/schema.json' }, false],
  [{ anyOf: [{}, true] }, true],
  [{ properties: { name: 'Chan' } }, false],
  [{ items: [{ sku: 1 }] }, false],
  [{ title: 'A' }, false],
  [JSON.parse('{ "type": { "__proto__": null } }'), false],
])('isPlainSchema: %j is %s', (file, expected) => {
  expect(isPlainSchema(file)).toBe(expected);
});
