import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { evaluateForm, type FormData, type JsonObject } from '#engine';
import { type LoadedForm, loadForm } from '../engine/support/readForms.ts';

const NOW = '2026-11-20T10:00:00+08:00';
/** Names with one type each. A reference to an undescribed name means that type. */
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

const LIST: JsonObject = { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 5 } };

const name = fc.constantFrom(...NAMES);
const described = fc.constantFrom(...NAMES, 'g');

/** The possible schemas of each name; `g` has several types. */
const ANSWERS: Readonly<Record<string, readonly JsonObject[]>> = {
  a: [
    { enum: ['x', 'y'] },
    { enum: ['x', 'y', 'xyz'] },
    { const: 'x' },
    { enum: ['x', 'y', 'xyz'], not: { const: 'y' } },
    { enum: ['x', 'y', 'xyz'], maxLength: 1 },
  ],
  b: [{ type: 'string', maxLength: 2 }, { type: 'string', pattern: '^x' }, { type: 'string' }],
  c: [
    { type: 'integer', minimum: 1 },
    { type: 'number', maximum: 5 },
    { enum: [1, 2] },
    { enum: [1, 2, 7], maximum: 5 },
    { type: 'integer', allOf: [{ multipleOf: 2 }, { multipleOf: 5 }] },
  ],
  d: [{ type: 'boolean' }, { const: true }],
  e: [{ type: 'string', enum: ['x', 'xyz'] }],
  f: [
    { ...LIST, not: { contains: { const: 'x' } } },
    { ...LIST, anyOf: [{ maxItems: 1 }, { contains: { const: 'xyz' } }] },
    { ...LIST, enum: [['x'], ['x', 'y']] },
    { ...LIST, items: { enum: ['x', 'y', 'xyz'], minLength: 2 } },
  ],
  g: [{ type: 'string' }, { type: 'integer' }, { enum: ['x', 1] }, { type: 'number', minimum: 2 }],
};

const properties = fc.uniqueArray(described, { maxLength: 3 }).chain((names) => {
  const answers = names.map((each) => fc.constantFrom(...(ANSWERS[each] ?? [])));
  return fc.tuple(...answers).map((schemas) => {
    return Object.fromEntries(names.map((each, index) => [each, schemas[index] ?? true]));
  });
});

const part = fc.record(
  { properties, required: fc.uniqueArray(name, { maxLength: 2 }) },
  { requiredKeys: ['properties'] },
);

const logic = fc.oneof(
  fc.tuple(part, part, part).map(([condition, yes, no]) =>
    Object.fromEntries([
      ['if', condition],
      ['then', yes],
      ['else', no],
    ]),
  ),
  fc.tuple(name, part).map(([each, inner]) => ({ dependentSchemas: { [each]: inner } })),
  fc.tuple(name, name).map(([one, other]) => ({ dependentRequired: { [one]: [other] } })),
  fc.tuple(name, name).map(([one, other]) => ({
    anyOf: [{ required: [one] }, { required: [other] }],
  })),
  part.map((inner) => ({ not: inner })),
  fc.tuple(part, part).map(([one, other]) => ({
    oneOf: [
      { ...one, properties: { ...one.properties, a: { const: 'x' } } },
      { ...other, properties: { ...other.properties, a: { const: 'y' } } },
    ],
  })),
);

const schema = fc.tuple(part, fc.array(logic, { maxLength: 2 })).map(
  ([base, allOf]): JsonObject => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    ...base,
    properties: { ...base.properties, z: { type: 'string' } },
    allOf,
  }),
);

const document = fc.record(
  {
    a: fc.constantFrom('x', 'y', 'xyz'),
    b: fc.constantFrom('x', 'xy', 'zz', 'xyz'),
    c: fc.constantFrom(0, 1, 2, 5, 7),
    d: fc.constantFrom(true),
    e: fc.constantFrom('x', 'xyz', 'q'),
    f: fc.constantFrom(['x'], ['y'], ['x', 'y'], ['xyz', 'x'], ['xyz']),
    g: fc.constantFrom<string | number>('x', 1, 2, 2.5),
    z: fc.constantFrom('z'),
  },
  { requiredKeys: ['z'] },
);
const documents = fc.array(document, { minLength: 12, maxLength: 12 });

/** Returns whether the form accepts a document; `undefined` when the form cannot store it. */
function evaluated({ plan, validator }: LoadedForm, document: object) {
  const fields = plan.root.children.map(({ key }) => key);
  const given = Object.entries(document).filter(([key]) => fields.includes(key));
  const data: FormData = Object.fromEntries(given);
  try {
    const { errors, data: held } = evaluateForm(plan, validator, { data, now: NOW });
    return { accepts: errors.length === 0, held };
  } catch {
    // The shape check refuses a value of another type, like Ajv.
    return undefined;
  }
}

describe('a random schema', () => {
  it('agrees with Ajv on every document that the form can store', async () => {
    const seen = { forms: 0, accepted: 0, refused: 0 };
    const property = fc.asyncProperty(schema, documents, async (written, given) => {
      const files = importJsonSchema({ code: 'RANDOM', schema: written });
      const form = await loadForm(files).catch(() => undefined);
      // Skips schemas with circular conditions, and forms with a choice, which documents lack.
      if (!form || files.locales.en['choice.label'] !== undefined) return;
      seen.forms += 1;
      const validate = new Ajv2020({ strict: false }).compile(written);
      for (const found of given.flatMap((data) => evaluated(form, data) ?? [])) {
        expect(found).toEqual({ ...found, accepts: validate(found.held) });
        seen[found.accepts ? 'accepted' : 'refused'] += 1;
      }
    });
    await fc.assert(property, {
      numRuns: Number(process.env.RUNS ?? 100),
      seed: Number(process.env.SEED ?? 1),
    });
    expect(Math.min(seen.forms, seen.accepted, seen.refused)).toBeGreaterThan(20);
  });
});
