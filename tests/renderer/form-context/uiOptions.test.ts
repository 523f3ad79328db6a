import { expect, it } from 'vitest';
import { uiOptions } from '../../../renderer/form-context/uiOptions.ts';

it.each([
  [{ 'ui:options': { section: 'a' } }, { section: 'a' }],
  [{}, {}],
  [{ 'ui:options': null }, {}],
  [{ 'ui:options': ['a'] }, {}],
  [{ 'ui:options': 'a' }, {}],
])('uiOptions: reads the options of %j', (ui, options) => {
  expect(uiOptions({ ui: JSON.parse(JSON.stringify(ui)) })).toEqual(options);
});
