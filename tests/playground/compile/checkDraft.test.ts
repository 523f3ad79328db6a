import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserTools } from '../../../playground/compile/browserTools.ts';
import { checkDraft } from '../../../playground/compile/checkDraft.ts';
import { codeOf, sourcesOf, withFile } from '../../../playground/model/DraftFolder.ts';
import { loadExample } from '../../../playground/model/examples.ts';
import { checkForm } from '../../../server/forms/check/checkForm.ts';
import type { CheckTools } from '../../../server/forms/compiler/CheckTools.ts';
import { openWorkbench, type Workbench } from '../../../server/forms/compiler/Workbench.ts';
import { parseFolder } from '../../../server/forms/source/parseFolder.ts';

let workbench: Workbench;
let tools: CheckTools;

beforeAll(async () => {
  workbench = await openWorkbench();
  // Node cannot import a blob, so the bytes are loaded from a file.
  tools = browserTools('./rules.js', () => {
    throw new TypeError('Cannot import a blob');
  });
  tools = { ...tools, compile: workbench.compile, load: workbench.load };
});
afterAll(() => workbench.close());

const folderOf = (schema: object) => ({
  code: 'MYFORM',
  files: { 'schema.json': JSON.stringify(schema) },
});

describe('checkDraft', () => {
  it('returns a form for a plain JSON Schema', async () => {
    const { form, findings } = await checkDraft(tools, await loadExample('booking'));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(form?.plan.code).toBe('BOOKING');
    expect(form?.texts.en['name.label']).toBe('Your name');
    expect(form?.validatorSource).toContain('export');
  });

  it('has the findings of forms:check', async () => {
    const folder = withFile(await loadExample('FIRST'), 'ui.json', '{"purpose": {"ui:widgt": 1}}');
    const { findings } = await checkDraft(tools, folder);
    const form = parseFolder(codeOf(folder), sourcesOf(folder));
    expect(findings).toEqual((await checkForm(workbench, form)).findings);
    expect(findings.map(({ code }) => code)).toContain('wrong-key');
  });

  it('returns no form while a file is no JSON', async () => {
    const folder = withFile(await loadExample('FIRST'), 'schema.json', '{\n  "type": \n}');
    const { form, findings } = await checkDraft(tools, folder);
    expect(form).toBeUndefined();
    expect(findings).toMatchObject([{ code: 'json-syntax', line: 3 }]);
  });

  it('returns no form whose pattern could run forever', async () => {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { name: { type: 'string', pattern: '^(a+)+$' } },
    };
    const { form, findings } = await checkDraft(tools, folderOf(schema));
    const slow = findings.find(({ code }) => code === 'slow-pattern');
    expect(form === undefined).toBe(slow?.severity === 'error');
    expect(slow).toBeDefined();
  });
});
