import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { parseFolder } from '../../../../server/forms/source/parseFolder.ts';
import { folderWith } from '../../support/folderWith.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

/** Checks a new form in a folder of forms with a list of released versions. */
async function check(releases: object | string = {}, code = 'LR999', more: object = {}) {
  const files = Object.fromEntries(
    [...newFormFiles('LR999')].map(([name, text]) => [`${code}/${name}`, text]),
  );
  const list = typeof releases === 'string' ? releases : JSON.stringify(releases);
  const formsDir = folderWith({ ...files, 'forms.lock.json': list, ...more });
  const findings = await checkFolder(workbench, formsDir, code);
  return findings.map(({ severity, code: name }) => `${severity} ${name}`);
}

/** Returns the content hash of the new form. */
function hashOfNewForm(): string {
  const sources = new Map(
    [...newFormFiles('LR999')].map(([name, text]) => [`forms/LR999/${name}`, text]),
  );
  const { files } = parseFolder('LR999', sources);
  return (files && workbench.compile(files).contentHash) || '';
}

describe('checkFolder', () => {
  it('finds no fault in a new form, released or not', async () => {
    expect(await check()).toEqual([]);
    expect(await check({ LR999: { 1: hashOfNewForm() } })).toEqual([]);
  });

  it('reports an edited release', async () => {
    expect(await check({ LR999: { 1: 'a'.repeat(64) } })).toEqual(['error released-edited']);
  });

  it('reports an unreadable list of releases', async () => {
    expect(await check('{')).toEqual(['error broken-releases']);
  });

  it('reports the name of the folder before the faults of the form', async () => {
    const [first] = await check({}, 'draft');
    expect(first).toBe('warning skipped-folder');
  });

  it('reports the faults of a form that does not compile, and no release', async () => {
    const found = await check('{', 'LR999', { 'LR999/schema.json': '{' });
    expect(found).toContain('error json-syntax');
    expect(found).not.toContain('error broken-releases');
  });
});
