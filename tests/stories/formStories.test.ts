import { expect, it } from 'vitest';
import { pageText } from '../../.storybook/formStories.ts';

const STEPS = [
  { id: 'orders', title: 'Land registers' },
  { id: 'notes', title: 'Owner\'s "notes"' },
];

it('lists each step in three states, each of them a test', () => {
  const text = pageText('LR1', STEPS);
  expect(text.match(/^export const \w+/gm)).toEqual([
    'export const Step1Empty',
    'export const Step1Filled',
    'export const Step1Errors',
    'export const Step2Empty',
    'export const Step2Filled',
    'export const Step2Errors',
  ]);
  expect(text).not.toContain('!test');
  expect(text).toContain("title: 'Forms/LR1'");
});

it('quotes what an author wrote', () => {
  const text = pageText('LR1', STEPS);
  expect(text).toContain(String.raw`"2 Owner's \"notes\" · empty"`);
});
