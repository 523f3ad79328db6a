import { expect, it } from 'vitest';
import { codeOf } from '../../../playground/model/DraftFolder.ts';
import { EXAMPLES, loadExample } from '../../../playground/model/examples.ts';

it.each(EXAMPLES)('loadExample: %s has a schema that is JSON', async (example) => {
  const { files } = await loadExample(example);
  expect(JSON.parse(files['schema.json'] ?? '')).toMatchObject({ type: 'object' });
});

it('loadExample: fetches the texts and the samples of a form', async () => {
  const folder = await loadExample('FIRST');
  expect(codeOf(folder)).toBe('FIRST');
  expect(Object.keys(folder.files)).toContain('samples/wrong-hkid.json');
  expect(folder.files['locales/zh-Hans.json']).toContain('索取副本');
});
