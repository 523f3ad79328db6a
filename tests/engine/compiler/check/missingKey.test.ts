import { describe, expect, it } from 'vitest';
import { missingKeyRemedy } from '../../../../engine/compiler/check/missingKey.ts';

const document = { $defs: { group: { properties: { fields: { description: 'By id.' } } } } };

describe('missingKeyRemedy', () => {
  it('finds the description at the schema that requires the key, then behind its reference', () => {
    const owner = { $ref: '#/$defs/group', properties: { now: { description: 'An instant.' } } };
    expect(missingKeyRemedy('now', owner, document)).toBe('Add "now". An instant.');
    expect(missingKeyRemedy('fields', owner, document)).toBe('Add "fields". By id.');
  });

  it.each([
    ['a key without a description', { properties: { now: {} } }],
    ['a reference to another file', { $ref: 'rule.schema.json#/$defs/group' }],
    ['a missing schema', undefined],
  ])('is undefined for %s', (_, owner) => {
    expect(missingKeyRemedy('now', owner, document)).toBeUndefined();
  });
});
