import { expect, it } from 'vitest';
import { browserTools } from '../../../playground/compile/browserTools.ts';
import { openWorkbench } from '../../../server/forms/compiler/Workbench.ts';

it('browserTools: has the messages and meta-schemas of the server', async () => {
  const tools = browserTools('./rules.js', () => Promise.reject(new TypeError('Cannot import')));
  const workbench = await openWorkbench();
  expect(tools.catalogue).toEqual(workbench.catalogue);
  expect(tools.checkShape('ui', { 'ui:widgt': 1 })).not.toEqual([]);
  await workbench.close();
});

it('browserTools: refuses to load a form that did not compile', () => {
  const tools = browserTools('./rules.js', () => Promise.reject(new TypeError('Cannot import')));
  const texts = { en: {}, 'zh-Hant': {}, 'zh-Hans': {} };
  expect(() => tools.load({ texts, diagnostics: [] })).toThrow(TypeError);
});
