import { describe, expect, it } from 'vitest';
import { ruleMeta, uiMeta } from '../../../scripts/declare/metaTexts.ts';
import { rule } from '../support/declared.ts';

describe('the meta-schemas', () => {
  it('ruleMeta: adds each keyword and its description to the value rules or the context rules', () => {
    const text =
      '{"$defs":{"valueRules":{"properties":{}},"contextRules":{"properties":{}}},"a":1}';
    const rules = [
      rule('mine').declaration,
      rule('twin', { value: 'pointer' }).declaration,
      rule('own', { schema: { enum: [1] } }).declaration,
    ];
    const description = 'A right text. Message validation_invalid.';
    expect(JSON.parse(ruleMeta(text, rules))).toEqual({
      $defs: {
        valueRules: {
          properties: { mine: { description, const: true }, own: { description, enum: [1] } },
        },
        contextRules: { properties: { twin: { description, $ref: '#/$defs/pointer' } } },
      },
      a: 1,
    });
  });

  it('uiMeta: refuses a file without a place for the names', () => {
    expect(() => uiMeta('{}', ['text'])).toThrow('Cannot write the schema: no $defs/entry');
  });
});
