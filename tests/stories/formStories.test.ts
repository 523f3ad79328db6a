import { expect, it } from 'vitest';
import { pageText } from '../../.storybook/formStories.ts';
import { formFolders } from '../../.storybook/storySources.ts';

const STEPS = [
  { id: 'orders', title: 'Land registers' },
  { id: 'notes', title: 'Owner\'s "notes"' },
];

it('makes a page of every folder of a form, the portal’s own before the examples', async () => {
  const folders = await formFolders();
  expect(folders.find(({ code }) => code === 'LREAL1')).toMatchObject({ isExample: false });
  const firstExample = folders.findIndex(({ isExample }) => isExample);
  expect(folders.slice(firstExample).every(({ isExample }) => isExample)).toBe(true);
});

it('lists each step in three states, of which two are tests', () => {
  const text = pageText({ code: 'LR1', parent: 'forms', isExample: false }, STEPS);
  expect(text.match(/^export const \w+/gm)).toEqual([
    'export const Step1Empty',
    'export const Step1Filled',
    'export const Step1Errors',
    'export const Step2Empty',
    'export const Step2Filled',
    'export const Step2Errors',
  ]);
  expect(text.match(/"!test"/g)).toHaveLength(2);
  expect(text).toContain("title: 'Forms/LR1'");
});

it('quotes what an author wrote', () => {
  const text = pageText({ code: 'LR1', parent: 'forms', isExample: true }, STEPS);
  expect(text).toContain(String.raw`"2 Owner's \"notes\" · empty"`);
  expect(text).toContain("title: 'Forms/Examples/LR1'");
});
