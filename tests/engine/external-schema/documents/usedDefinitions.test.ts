import { describe, expect, it } from 'vitest';
import {
  definitionsIn,
  usedDefinitions,
} from '../../../../engine/external-schema/documents/usedDefinitions.ts';

describe('usedDefinitions', () => {
  const file = {
    properties: { a: { $ref: '#/definitions/a' } },
    definitions: { a: { $ref: '#/definitions/b~1c/items' }, 'b/c': { items: {} }, d: {}, e: {} },
  };

  it('keeps the definitions that a reference needs, directly or through others', () => {
    const { definitions } = usedDefinitions(file, ['x.json#/definitions/e/properties/f']);
    expect(definitions).toEqual({ a: file.definitions.a, 'b/c': { items: {} }, e: {} });
  });

  it('keeps the schemas of an API description that a reference needs', () => {
    const api = { components: { schemas: { A: {}, B: {} } } };
    expect(usedDefinitions(api, ['#/components/schemas/B'])).toEqual({
      components: { schemas: { B: {} } },
    });
  });

  it.each(['$id', '$anchor', '$dynamicAnchor', 'id'])('keeps a file with %s whole', (name) => {
    const named = { $defs: { a: { items: { [name]: 'b' } }, c: {} } };
    expect(usedDefinitions(named, [])).toEqual(named);
  });

  it('ends for definitions that refer to each other', () => {
    const $defs = { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' }, c: {} };
    const { a, b } = $defs;
    expect(usedDefinitions({ $defs }, ['#/$defs/a'])).toEqual({ $defs: { a, b } });
  });
});

it('definitionsIn: returns a fragment for each definition', () => {
  const file = { $defs: { 'a/b': {} }, definitions: 7, components: { schemas: { C: {} } } };
  expect(definitionsIn(file)).toEqual(['#/$defs/a~1b', '#/components/schemas/C']);
});
