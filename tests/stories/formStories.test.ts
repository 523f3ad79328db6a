import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES, pageText, stepsOf } from '../../.storybook/formStories.ts';
import { compileStory, formCodes, readFolder } from '../../.storybook/storySources.ts';
import { readShared } from '../../server/forms/source/readFormFiles.ts';

const { files: shared } = await readShared();

const STEPS = [
  { id: 'orders', title: 'Land registers' },
  { id: 'notes', title: 'Owner\'s "notes"' },
];

it('pageText: lists each step in three states, all of them tests', () => {
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
  expect(text).toContain('title: "Forms/LR1"');
  expect(text).toContain("id: 'forms-lr1'");
});

it('pageText: imports files that exist, from the folder of the generated stories', () => {
  const imports = [...pageText('LR1', STEPS).matchAll(/from '([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  expect(imports).toHaveLength(2);
  expect(imports.filter((path) => !existsSync(join(PAGES, path)))).toEqual([]);
});

it('promise 15: lists a form by its code and name, at the address of its code', () => {
  const text = pageText('LR1', STEPS, 'Sale and/or "gift"');
  expect(text).toContain(String.raw`title: "Forms/LR1 · Sale and∕or \"gift\""`);
  expect(text).toContain("id: 'forms-lr1'");
});

it('pageText: escapes the quotes in a title', () => {
  const text = pageText('LR1', STEPS);
  expect(text).toContain(String.raw`"2 Owner's \"notes\" · empty"`);
});

it('stepsOf: lists the step of the e-Cheque, which no manifest contains', async () => {
  const files = await readFolder('LREAL1');
  const steps = files ? stepsOf(files, shared) : [];
  expect(steps.slice(-2)).toEqual([
    { id: 'eCheque', title: 'Upload e-Cheque' },
    { id: 'submission', title: 'Acknowledgement' },
  ]);
});

it.each(await formCodes())('stepsOf: lists every step of the plan of %s', async (code) => {
  const files = await readFolder(code);
  if (!files) throw new Error(`Cannot read the form ${code}`);
  const { plan } = compileStory(files, shared);
  const listed = stepsOf(files, shared).map(({ id }) => id);
  expect(listed).toEqual(expect.arrayContaining(plan?.steps.map(({ id }) => id) ?? [code]));
});

it('stepsOf: lists the steps of a manifest whose form does not compile', async () => {
  const files = await readFolder('LREAL1');
  if (!files) throw new Error('Cannot read the form LREAL1');
  const broken = { ...files, schema: { type: 'object' } };
  expect(stepsOf(broken, shared)[0]?.id).toBe(files.manifest.steps[0]?.id);
});
