import { expect, it } from 'vitest';
import { browserTools } from '../../../playground/compile/browserTools.ts';
import { openWorkbench } from '../../../server/forms/compiler/Workbench.ts';
import { parseFolder } from '../../../server/forms/source/parseFolder.ts';

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

it('browserTools: limits the same patterns of an external schema as the server', async () => {
  const tools = browserTools('./rules.js', () => Promise.reject(new TypeError('Cannot import')));
  const workbench = await openWorkbench();
  const patterns = { a: '^[A-Z]{2}\\d{6}$', b: '^(a+)+$' };
  const properties = Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, { type: 'string', pattern }]),
  );
  const born = { type: 'string', format: 'date' };
  const schema = JSON.stringify({ type: 'object', properties: { ...properties, born } });
  const { files } = parseFolder('ANY', new Map([['forms/ANY/schema.json', schema]]));
  if (!files) throw new TypeError('Cannot read the form');
  const { limitedPatterns } = tools.compile(files);
  expect(limitedPatterns).toEqual(workbench.compile(files).limitedPatterns);
  expect(limitedPatterns?.map(({ pattern }) => pattern)).toEqual([patterns.b]);
  await workbench.close();
});
