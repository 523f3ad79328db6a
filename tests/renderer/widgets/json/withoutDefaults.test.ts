import { expect, it } from 'vitest';
import { withoutDefaults } from '../../../../renderer/widgets/json/withoutDefaults.ts';

it('withoutDefaults: removes defaults at every depth, and keeps a property of that name', () => {
  const schema = {
    default: {},
    properties: { default: { type: 'string', default: 'x' } },
    items: [{ default: 1, const: { default: 1 } }],
    $defs: { d: { oneOf: [{ default: 2, title: 'T' }] } },
  };
  expect(withoutDefaults(schema)).toEqual({
    properties: { default: { type: 'string' } },
    items: [{ const: { default: 1 } }],
    $defs: { d: { oneOf: [{ title: 'T' }] } },
  });
  expect(withoutDefaults(schema)).toBe(withoutDefaults(schema));
});
