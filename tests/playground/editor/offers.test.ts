import { describe, expect, it } from 'vitest';
import { explanationOf, keysOffered, valuesOffered } from '../../../playground/editor/offers.ts';

const placed = (schema: Record<string, unknown>) => ({ file: 'a.json', schema });

describe('keysOffered', () => {
  it('offers each key once, with its explanation and the start of its value', () => {
    const first = placed({
      properties: { type: {}, title: { type: 'string' }, on: { const: true } },
    });
    const second = placed({ properties: { type: { description: 'Kind', type: 'object' } } });
    expect(keysOffered([first, second])).toEqual([
      { label: 'on', info: undefined, value: 'true' },
      { label: 'title', info: undefined, value: '"#"' },
      { label: 'type', info: 'Kind', value: '{#}' },
    ]);
  });
});

describe('valuesOffered', () => {
  it('offers constants, enumerations and booleans once', () => {
    const schemas = [{ enum: ['a', 1] }, { const: 'a' }, { type: 'boolean' }, { type: 'string' }];
    expect(valuesOffered(schemas.map(placed)).map(({ label }) => label)).toEqual([
      '"a"',
      '1',
      'true',
      'false',
    ]);
  });
});

describe('explanationOf', () => {
  it('returns the first description', () => {
    const schemas = [{}, { description: 'One' }, { description: 'Two' }].map(placed);
    expect(explanationOf(schemas)).toBe('One');
    expect(explanationOf([])).toBeUndefined();
  });
});
