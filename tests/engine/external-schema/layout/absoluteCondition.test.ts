import { expect, it } from 'vitest';
import { absoluteCondition } from '../../../../engine/external-schema/layout/absoluteCondition.ts';

it('absoluteCondition: writes every pointer from the root of the form', () => {
  const condition = {
    anyOf: [{ a: { const: 1 } }, { not: { '../b': {} } }],
    allOf: [{ '/c': {} }, { '../../d': {} }],
  };
  expect(absoluteCondition(condition, '/x/y')).toEqual({
    anyOf: [{ '/x/y/a': { const: 1 } }, { not: { '/x/b': {} } }],
    allOf: [{ '/c': {} }, { '/d': {} }],
  });
});

it('absoluteCondition: keeps a condition of the root', () => {
  const condition = { a: {} };
  expect(absoluteCondition(condition, '')).toBe(condition);
});
