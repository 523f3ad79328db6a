import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTools } from '../../../playground/compile/browserTools.ts';
import { openWorkbench } from '../../../server/forms/compiler/Workbench.ts';

it('browserTools: has the shared files and messages of the server', async () => {
  const tools = browserTools('./rules.js', () => Promise.reject(new TypeError('Cannot import')));
  const workbench = await openWorkbench();
  expect(tools.shared.files).toEqual(workbench.shared.files);
  expect(new Set(tools.shared.sources.keys())).toEqual(new Set(workbench.shared.sources.keys()));
  expect(tools.catalogue).toEqual(workbench.catalogue);
  expect(readdirSync('schemas/meta').length).toBeGreaterThan(5);
  expect(tools.checkShape('ui', { 'ui:widgt': 1 })).not.toEqual([]);
  await workbench.close();
});

it('browserTools: refuses to load a form that did not compile', () => {
  const tools = browserTools('./rules.js', () => Promise.reject(new TypeError('Cannot import')));
  const texts = { en: {}, 'zh-Hant': {}, 'zh-Hans': {} };
  expect(() => tools.load({ texts, diagnostics: [] })).toThrow(TypeError);
});
