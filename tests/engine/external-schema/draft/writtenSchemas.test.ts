import { expect, it } from 'vitest';
import { writtenSchemas } from '../../../../engine/external-schema/draft/writtenSchemas.ts';

it('writtenSchemas: returns every schema of any draft, but no value and no property name', () => {
  const schema = {
    properties: { const: { enum: [{ type: 1 }] }, b: true },
    items: [{ title: 'i' }],
    dependencies: { a: ['b'], c: { not: {} } },
    default: { properties: { x: {} } },
  };
  const found = writtenSchemas(schema, { file: 'f', pointer: '' });
  expect(found.map(({ place, around }) => [place.pointer, around.length])).toEqual([
    ['', 0],
    ['/properties/const', 1],
    ['/items/0', 1],
    ['/dependencies/c', 1],
    ['/dependencies/c/not', 2],
  ]);
});
