import { describe, expect, it } from 'vitest';
import { isLoneSchema } from '../../../../server/forms/source/isLoneSchema.ts';

describe('isLoneSchema', () => {
  it.each([
    [true, { $schema: 'http://json-schema.org/draft-07/schema#', title: 'Talk' }],
    [true, { type: 'object', properties: { name: { type: 'string' } } }],
    [false, { $schema: '../../schemas/meta/form-schema.schema.json', type: 'object' }],
    [false, { name: 'package', type: 'module', version: '1.0.0' }],
    [false, [{ type: 'object' }]],
    [false, 'object'],
    [false, undefined],
  ])('is %s for %j', (expected, value) => {
    expect(isLoneSchema(value)).toBe(expected);
  });
});
