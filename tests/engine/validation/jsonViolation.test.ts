import { describe, expect, it } from 'vitest';
import type { Test } from '../../../engine/contract/ValidatorModule.ts';
import type { Rule } from '../../../engine/definition/Rule.ts';
import { jsonViolation } from '../../../engine/validation/jsonViolation.ts';

describe('jsonViolation', () => {
  const RULE = { keyword: 'schema', key: 'validation_invalid' } as Rule;
  const VALUE = { children: [{}, { 'a/b': 1 }] };
  const LABELS = { children: 'Children' };
  const fault = (pointer: string, key = 'validation_min') =>
    jsonViolation(RULE, VALUE, { fault: { pointer, key, args: [3] } } as unknown as Test, LABELS);

  it('contains the labels of the path, with items counted from 1', () => {
    expect(fault('/children/1/a~1b')).toEqual({
      rule: 'schema',
      key: 'validation_invalidPart',
      args: ['Children › 2 › a/b', '/children/1/a~1b', 'validation_min', 3],
    });
  });

  it('has another key for a missing part', () => {
    expect(fault('/children/0/name', 'validation_required').key).toBe('validation_requiredPart');
  });

  it('has only the message of the rule for a fault in the whole answer', () => {
    expect(jsonViolation(RULE, VALUE, {} as Test)).toEqual({
      rule: 'schema',
      key: 'validation_invalid',
      args: [],
    });
    expect(fault('').key).toBe('validation_min');
  });
});
