import { expect, it } from 'vitest';
import { readSmallForm, smallFormNames } from '../../.storybook/storySources.ts';
import { layoutProblems } from '../../stories/support/forms/layoutProblems.ts';

it('layoutProblems: reports an unknown widget and an unknown width, like forms:check', () => {
  const ui = { idNo: { 'ui:widget': 'nosuch', 'ui:options': { width: 'huge' } } };
  expect(layoutProblems('hkid', ui)).toEqual([
    expect.objectContaining({ file: 'forms/hkid/ui.json', pointer: '/idNo/ui:widget' }),
    expect.objectContaining({ code: 'wrong-value', pointer: '/idNo/ui:options/width' }),
  ]);
});

it.each(await smallFormNames())(
  'layoutProblems: finds no error in the layout of the small form %s',
  async (name) => {
    const { ui } = await readSmallForm(name);
    expect(layoutProblems(name, ui)).toEqual([]);
  },
);
