import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../../engine/external-schema/layout/inOrder.ts';

describe('inOrder', () => {
  const CHOICE = { enum: ['a', 'b', 1], default: 'a', optionsWhen: { a: 'x', b: 'y' } };

  it('keeps only the named options and their conditions, and drops the default of another option', () => {
    expect(inOrder(CHOICE, ['1', 'b'])).toEqual({ enum: [1, 'b'], optionsWhen: { b: 'y' } });
  });

  it('replaces * with the other options', () => {
    expect(inOrder(CHOICE, ['b', '*'])).toEqual({ ...CHOICE, enum: ['b', 'a', 1] });
  });

  it('orders the options of a list', () => {
    expect(inOrder({ type: 'array', items: { enum: ['a', 'b'] } }, ['b', 'a'])).toEqual({
      type: 'array',
      items: { enum: ['b', 'a'] },
    });
  });

  it.each([[{ type: 'string' }], [CHOICE]])(
    'returns %j unchanged for unknown options',
    (schema) => {
      expect(inOrder(schema, ['absent'])).toBe(schema);
    },
  );
});
