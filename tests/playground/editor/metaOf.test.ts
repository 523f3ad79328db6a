import { expect, it } from 'vitest';
import { METAS, metaOf } from '../../../playground/editor/metaOf.ts';

const folder = (files: Record<string, string>) => ({ code: 'MYFORM', files });

it.each([
  ['schema.json', {}, 'form-schema.schema.json'],
  ['locales/zh-Hant.json', {}, 'locale.schema.json'],
  ['manifest.json', {}, 'manifest.schema.json'],
  ['ui.json', {}, 'rjsf-ui.schema.json'],
  ['ui.json', { 'manifest.json': '{' }, 'ui.schema.json'],
  [
    'ui.json',
    { 'schema.json': '{"$schema": "../../schemas/meta/form-schema.schema.json"' },
    'ui.schema.json',
  ],
])('metaOf: %s of %o has the meta-schema %s', (path, files, meta) => {
  expect(metaOf(folder(files), path)).toBe(meta);
  expect(METAS).toHaveProperty([meta]);
});
