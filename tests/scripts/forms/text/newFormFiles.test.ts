import { describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';
import { newFormFolder } from '../../support/newFormFolder.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const folder = tempFolder();

describe('newFormFiles', () => {
  it('returns a form that is valid without changes', async () => {
    await newFormFolder(folder(), 'LR999');
    const workbench = await openWorkbench();
    try {
      const findings = await checkFolder(workbench, folder(), 'LR999');
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    } finally {
      await workbench.close();
    }
  });

  it('names the form, and refers to the schemas from each folder', () => {
    const files = newFormFiles('LR999');
    const contentOf = (path: string) =>
      JSON.parse(files.get(path) ?? '') as Record<string, unknown>;
    expect(contentOf('manifest.json')).toMatchObject({ code: 'LR999', screenId: 'LR999' });
    expect(contentOf('schema.json').$schema).toBe('../../schemas/meta/form-schema.schema.json');
    expect(contentOf('locales/en.json').$schema).toBe('../../../schemas/meta/locale.schema.json');
    expect([...files.keys()].filter((path) => path.startsWith('locales/'))).toHaveLength(3);
  });

  it('formats lists of plain values on one line, and other values over several', () => {
    const files = newFormFiles('LR999');
    expect(files.get('manifest.json')).toContain(
      '  "steps": [\n    {\n      "id": "particulars",\n      "fields": ["/applicantName"]\n    }\n  ],\n',
    );
    expect(files.get('schema.json')).toContain('  "required": ["applicantName"],\n');
    for (const text of files.values()) expect(text).toMatch(/^\{\n {2}"[\s\S]*\n\}\n$/);
  });
});
