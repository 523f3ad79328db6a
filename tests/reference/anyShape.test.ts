import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type FormData, WrongShapeError } from '#engine';
import { formInUse, makeFiles, NOW } from '../engine/support/makeForm.ts';
import { loadForm } from '../engine/support/readForms.ts';
import { evaluateByReference } from './evaluateByReference.ts';
import { readDefinition } from './readDefinition.ts';

const TEXT = { type: 'string', maxLength: 4 };
const person = {
  type: 'object',
  required: ['name'],
  properties: { name: TEXT, children: { type: 'array', items: { $ref: '#/$defs/person' } } },
};
const files = makeFiles(
  {
    tree: { json: { $ref: '#/$defs/person', $defs: { person } } },
    prices: { json: { type: 'object', additionalProperties: { type: 'number', minimum: 0 } } },
    span: {
      json: { type: 'array', minItems: 2, prefixItems: [{ format: 'date' }, { type: 'integer' }] },
      visibleWhen: { prices: { type: 'object', required: ['tea'] } },
    },
    either: { json: { anyOf: [TEXT, { type: 'array', uniqueItems: true, items: TEXT }] } },
    kinds: {
      json: {
        oneOf: [
          { type: 'object', properties: { name: { const: 'a' }, tea: { exclusiveMinimum: 0 } } },
          {
            type: 'object',
            required: ['tea'],
            additionalProperties: false,
            properties: { name: { enum: ['ab', 'b'] }, tea: { type: ['integer', 'null'] } },
          },
          { type: 'number', multipleOf: 3 },
        ],
      },
    },
    names: {
      json: {
        type: 'object',
        maxProperties: 2,
        propertyNames: { maxLength: 4 },
        if: { required: ['tea'] },
        then: { properties: { tea: { type: 'string', minLength: 2 } }, required: ['name'] },
      },
    },
  },
  { schema: { required: ['tree'] } },
);
const folder = mkdtempSync(join(tmpdir(), 'any-shape-'));
for (const name of ['schema', 'manifest', 'ui'] as const) {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(files[name]));
}
afterAll(() => rmSync(folder, { recursive: true }));

const definition = readDefinition(folder);
const form = formInUse(await loadForm(files));

const text = fc.constantFrom('a', ' ab\u200b', 'toolong', '2026-11-20', '', 'x\u0000');
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(0, -1, 2.5, 7, true, false, null),
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('name', 'children', 'tea', 'a/b', '__proto__'), tie('node'), {
      maxKeys: 3,
    }),
  ),
}));
const tree = fc.letrec((tie) => ({
  person: fc.record(
    { name: text, children: fc.array(tie('person'), { maxLength: 1 }) },
    { requiredKeys: [] },
  ),
})).person;
const named = fc.record(
  { name: text, tea: fc.constantFrom(0, 1, 'a', 'ab', null) },
  { requiredKeys: [] },
);
const payload = fc.record(
  {
    // A payload is valid only if all six answers are valid. So valid answers are frequent here.
    tree: fc.oneof(tree, fc.constant({ name: 'a' }), node),
    prices: fc.oneof(
      fc.dictionary(fc.constantFrom('tea', 'a b'), fc.integer({ min: -1, max: 3 })),
      node,
    ),
    span: fc.oneof(fc.tuple(text, fc.integer()), node),
    either: node,
    kinds: fc.oneof(named, fc.constant(3), node),
    names: fc.oneof(named, fc.constant({ name: 'a' }), node),
  },
  { requiredKeys: [] },
);

/**
 * Removes the example from the reason for a wrong spelling. The reference knows no examples; the
 * only spelling of this form is that of a day.
 */
function withoutExample(args: readonly (string | number)[]) {
  const at = args.indexOf('validation_wrongSpellingOf');
  if (at < 0 || args[at + 1] !== 'YYYY-MM-DD') return args;
  return [...args.slice(0, at), 'validation_wrongSpelling', ...args.slice(at + 2)];
}

/** Returns the result of the engine in the format of the reference. */
function found(data: FormData) {
  try {
    const { errors, data: kept } = form.evaluate(data);
    return {
      errors: errors.map(({ path, key, args }) => ({ path, key, args: withoutExample(args) })),
      data: kept,
    };
  } catch (error) {
    if (error instanceof WrongShapeError) return 'refused';
    throw error;
  }
}

describe('evaluateByReference: an answer of any shape', () => {
  it('gives equal results in the engine and in the reference', () => {
    const seen = { refused: 0, wrong: 0, right: 0 };
    const property = fc.property(payload, (data) => {
      const reference = evaluateByReference(definition, data, NOW);
      const expected = reference ? { errors: reference.errors, data: reference.data } : 'refused';
      const verdict = found(data as FormData);
      expect(verdict).toEqual(expected);
      if (typeof verdict === 'string') seen.refused += 1;
      else seen[verdict.errors.length > 0 ? 'wrong' : 'right'] += 1;
    });
    fc.assert(property, { numRuns: Number(process.env.RUNS ?? 1200), seed: 20_261_120 });
    expect(Math.min(seen.refused, seen.wrong, seen.right)).toBeGreaterThan(10);
  });
});
