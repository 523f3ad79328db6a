import { expect, it } from 'vitest';
import { browserTools } from '../../../playground/compile/browserTools.ts';
import { sourcesOf } from '../../../playground/model/DraftFolder.ts';
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

it('browserTools: limits no pattern that is proved to take linear time', async () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      born: { type: 'string', format: 'date' },
      plate: { type: 'string', pattern: '^[A-Z]{2}[0-9]{1,4}$' },
      slow: { type: 'string', pattern: '^(a+)+$' },
    },
  };
  const folder = { code: 'MYFORM', files: { 'schema.json': JSON.stringify(schema) } };
  const { files } = parseFolder('MYFORM', sourcesOf(folder));
  const tools = browserTools('./rules.js', () => Promise.reject(new TypeError('Cannot import')));
  if (!files) throw new TypeError('The schema is not readable');
  const { limitedPatterns } = tools.compile(files);
  expect(limitedPatterns?.map(({ pattern }) => pattern)).toEqual(['^(a+)+$']);
});
