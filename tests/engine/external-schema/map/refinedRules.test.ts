import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { branching, formOf, list, TEXT } from '../../support/externalForm.ts';

describe('importJsonSchema: a conditional limit on the entries of a list', () => {
  const TICKS = list({ enum: ['a', 'b', 'c'] }, {});
  it.each<[string, JsonObject, JsonObject, readonly string[], string]>([
    ['fewest', list(TEXT, {}), { minItems: 2 }, ['x'], 'minRecords 2'],
    ['most', list(TEXT, {}), { maxItems: 1 }, ['x', 'y'], 'maxRecords 1'],
    ['each once', list(TEXT, {}), { uniqueItems: true }, ['x', 'x'], 'repeated'],
    ['fewest boxes', TICKS, { minItems: 2 }, ['a'], 'minSelected 2'],
    ['most boxes', TICKS, { maxItems: 1 }, ['a', 'b'], 'multiSelected 1'],
  ])('is reported only when its condition holds: %s', async (_, all, more, given, found) => {
    const then = { properties: { all: more } };
    const asked = { properties: { q: { const: 'x' } }, required: ['q'] };
    for (const logic of [branching(asked, then), { dependentSchemas: { q: then } }]) {
      const { errors } = await formOf({ q: TEXT, all }, logic);
      expect(errors({ q: 'x', all: given })).toEqual([`/all validation_${found}`]);
      expect(errors({ all: given })).toEqual([]);
    }
  });
});
