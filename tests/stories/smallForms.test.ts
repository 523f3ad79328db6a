import { expect, it } from 'vitest';
import { compileForm } from '#compiler';
import { readSmallForm } from '../../.storybook/storySources.ts';
import { readShared } from '../../server/forms/source/readFormFiles.ts';

it('readSmallForm: has a title of the step in each language, for the review', async () => {
  const { files: shared } = await readShared();
  const { texts } = compileForm(await readSmallForm('hkid'), shared, {
    digest: (text) => text,
    rulesModule: 'rules',
  });
  expect(texts).toMatchObject({
    en: { '$steps.step.title': 'Your answers' },
    'zh-Hant': { '$steps.step.title': '你的答案' },
    'zh-Hans': { '$steps.step.title': '你的答案' },
  });
});
