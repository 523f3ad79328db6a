import { describe, expect, it } from 'vitest';
import { list, saidOf, TEXT } from '../../../engine/support/externalForm.ts';

const _NUMBER = { type: 'number' };
const _OBJECT = { type: 'object', properties: { a: TEXT, l: list(TEXT, {}) } };

describe('importJsonSchema: notes and formats', () => {
  it('adds a note for a list of any values and for a dependent name, which become text fields', () => {
    const said = saidOf({
      type: 'object',
      properties: { card: TEXT, any: { type: 'array' } },
      dependencies: { card: ['address'] },
    });
    expect(said).toContain('info /properties/any "any" is a text field');
    expect(said).toContain('info /dependencies/card/0 "address" is a text field');
  });
});
