import { describe, expect, it } from 'vitest';
import type { LeafDraft } from '../../../../engine/compiler/source/Draft.ts';
import { valueTypeOf } from '../../../../engine/compiler/source/valueTypeOf.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';

const draft = (schema: JsonObject) =>
  ({ source: { layers: [{ place: { file: '', pointer: '' }, schema }] } }) as unknown as LeafDraft;

describe('valueTypeOf', () => {
  it.each<[JsonObject, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: 'object', file: { types: ['.pdf'] } }, 'file'],
    [{ json: true, type: 'array' }, 'json'],
    [{ type: 'array', items: { enum: ['a'] } }, 'choices'],
    [{ type: 'boolean' }, 'checkbox'],
    [{ type: 'integer', enum: [1] }, 'number'],
    [{ type: 'string', enum: ['a'] }, 'choice'],
    [{ type: 'string', optionsFrom: '/rows' }, 'choice'],
    [{ type: 'string', password: true, multiline: true }, 'password'],
    [{ type: 'string', multiline: true, hkid: true }, 'multiline'],
    [{ type: 'string', hkid: true }, 'hkid'],
    [{ type: 'string', rules: [{ hkid: true }] }, 'hkid'],
    [{ type: 'string', rules: [{ hkid: true, when: {} }] }, 'text'],
    [{ type: 'string', rules: [{ hkid: true, severity: 'warning' }] }, 'text'],
  ])('returns for %j: %s', (schema, valueType) => {
    expect(valueTypeOf(draft(schema))).toBe(valueType);
  });
});
