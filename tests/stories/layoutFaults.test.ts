import { expect, it } from 'vitest';
import { readSmallForm, smallFormNames } from '../../.storybook/storySources.ts';
import { layoutFaults } from '../../stories/support/layoutFaults.ts';

it('tells a widget and a width that there are not, as forms:check does', () => {
  const ui = { idNo: { 'ui:widget': 'nosuch', 'ui:options': { width: 'huge' } } };
  expect(layoutFaults('hkid', ui)).toEqual([
    expect.objectContaining({ file: 'forms/hkid/ui.json', pointer: '/idNo/ui:widget' }),
    expect.objectContaining({ code: 'wrong-value', pointer: '/idNo/ui:options/width' }),
  ]);
});

it.each(await smallFormNames())(
  'finds nothing in the layout of the small form %s',
  async (name) => {
    const { ui } = await readSmallForm(name);
    expect(layoutFaults(name, ui)).toEqual([]);
  },
);
