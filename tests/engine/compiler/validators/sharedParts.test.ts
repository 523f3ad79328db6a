import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedParts } from '../../../../engine/compiler/validators/sharedParts.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';

const large = (value: number): JsonObject => ({
  enum: [value, ...Array.from({ length: 200 }, (_, index) => index + 1000)],
});

describe('sharedParts', () => {
  it('moves a large part of two schemas to a schema of its own', () => {
    const { schemas, parts } = sharedParts([{ not: large(1) }, { anyOf: [large(1), large(2)] }]);
    expect(schemas).toEqual([{ not: { $ref: 's1' } }, { anyOf: [{ $ref: 's1' }, large(2)] }]);
    expect([...parts]).toEqual([['s1', large(1)]]);
  });

  it('shares a part of parts once, whether or not the outer part is shared', () => {
    const outer = { items: large(1), maxItems: 3 };
    const { schemas, parts } = sharedParts([{ not: outer }, { if: outer }, { not: large(1) }]);
    expect(schemas).toEqual([
      { not: { $ref: 's1' } },
      { if: { $ref: 's1' } },
      { not: { $ref: 's2' } },
    ]);
    expect([...parts.keys()].toSorted()).toEqual(['s1', 's2']);
    expect(parts.get('s1')).toEqual({ items: { $ref: 's2' }, maxItems: 3 });
  });

  it.each<[string, JsonObject]>([
    ['a reference into its own schema', { allOf: [large(1), { $ref: '#/$defs/a' }] }],
    ['an anchor', { allOf: [large(1)], $anchor: 'a' }],
  ])('keeps a part with %s', (_, part) => {
    const { schemas } = sharedParts([{ not: part }, { items: part }]);
    expect(schemas).toEqual([
      { not: { ...part, allOf: [{ $ref: 's1' }, ...(part.allOf as JsonObject[]).slice(1)] } },
      { items: { ...part, allOf: [{ $ref: 's1' }, ...(part.allOf as JsonObject[]).slice(1)] } },
    ]);
  });

  it('changes nothing if a schema looks at the keywords beside a part', () => {
    const schemas = [{ not: large(1) }, { allOf: [large(1)], unevaluatedProperties: false }];
    expect(sharedParts(schemas)).toEqual({ schemas, parts: new Map() });
  });

  it('keeps the verdict of every schema', () => {
    const leaf = fc.constantFrom(large(1), large(2), { type: 'integer' }, { minimum: 5 });
    const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.record({ not: tie('schema') }),
        fc.record({ items: tie('schema'), type: fc.constant('array') }),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((allOf) => ({ allOf })),
        tie('schema').map((a) => ({ properties: { a }, required: ['a'], type: 'object' })),
      ),
    }));
    const value = fc.oneof(
      fc.constantFrom(1, 2, 3, 7, 1000, 'x'),
      fc.array(fc.constantFrom(1, 2, 7)),
      fc.record({ a: fc.constantFrom(1, 2, 7) }),
    );
    let shared = 0;
    fc.assert(
      fc.property(fc.array(schema, { minLength: 2, maxLength: 4 }), value, (schemas, answer) => {
        const plain = new Ajv2020({ strict: false });
        const ajv = new Ajv2020({ strict: false });
        const { schemas: short, parts } = sharedParts(schemas);
        shared += parts.size;
        for (const [name, part] of parts) ajv.addSchema({ ...part, $id: name });
        expect(short.map((each, at) => ajv.validate({ ...each, $id: `t${at}` }, answer))).toEqual(
          schemas.map((each) => plain.validate(each, answer)),
        );
      }),
    );
    expect(shared).toBeGreaterThan(20);
  });
});
