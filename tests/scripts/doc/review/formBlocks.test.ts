import { expect, it } from 'vitest';
import { formBlocks } from '../../../../scripts/doc/review/formBlocks.ts';
import { reviewedForm } from '../../../support/reviewedForm.ts';

const PROPERTIES = { kind: { type: 'string' }, name: { type: 'string' } };
const MANIFEST = {
  version: 3,
  steps: [
    { id: 'one', fields: ['/kind'] },
    { id: 'two', fields: ['/name'], when: { '/kind': {} } },
  ],
};
const TEXTS = {
  '$form.title': 'Application',
  '$form.notes': '**Who**\n\n**Read** {{#identityApp}}the app{{/identityApp}} {/kind}\n\n- A point',
  '$steps.one.title': 'First',
  '$steps.two.title': 'Second',
  '$steps.two.lead': 'Lead',
  'kind.label': 'Kind',
};

it('formBlocks: has the cover, the notes, the steps in order, and each field under its number', async () => {
  const blocks = formBlocks(await reviewedForm(PROPERTIES, { texts: TEXTS, manifest: MANIFEST }));
  const [cover] = blocks;
  expect(cover?.title).toBe('Application');
  expect(cover?.lines.map(({ name, texts }) => `${name}: ${texts.join()}`)).toEqual(
    expect.arrayContaining([
      'Form code: LR999',
      'Version: 3',
      'Release: This version is not released yet, or differs from the released one.',
      'Reference number: LR999-261231-123456',
      'Way of submission: Online',
    ]),
  );
  const notes = blocks.find(({ key }) => key === '$notes');
  expect(notes?.lines[0]?.texts).toEqual(['# Who', 'Read the app “Kind”', '• A point']);
  const steps = blocks.filter(({ key }) => /^step:|^\//.test(key));
  expect(steps.map(({ number = '', title }) => `${number} ${title}`.trim())).toEqual([
    'Step 1: First',
    '1.1 Kind',
    'Step 2: Second',
    '2.1 Name',
  ]);
  expect(steps[2]?.lines).toEqual([
    { texts: ['Lead'] },
    { name: 'Shown', texts: ['If “Kind” has an answer'] },
  ]);
});

it('formBlocks: has the same blocks in every language', async () => {
  const keysIn = async (language: 'en' | 'zh-Hant' | 'zh-Hans') => {
    const form = await reviewedForm(PROPERTIES, { texts: TEXTS, manifest: MANIFEST, language });
    return formBlocks(form).map(({ key }) => key);
  };
  expect(await keysIn('zh-Hant')).toEqual(await keysIn('en'));
  expect(await keysIn('zh-Hans')).toEqual(await keysIn('en'));
});
