import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { PROJECT_ROOT } from '../../../../server/config/projectRoot.ts';
import { checkForm } from '../../../../server/forms/check/checkForm.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';
import { parseFolder } from '../../../../server/forms/source/parseFolder.ts';

const CODE = 'LR999';

describe('checkForm', () => {
  it('checks a form in memory, with line and column', async () => {
    const tools = await openWorkbench();
    try {
      const texts = new Map(
        [...newFormFiles(CODE)].map(([name, text]) => [
          `forms/${CODE}/${name}`,
          text.replace('"maxChars"', '"maxChar"'),
        ]),
      );
      const { findings } = await checkForm(tools, parseFolder(CODE, texts));
      expect(findings.map(lineOf)).toEqual([
        expect.stringMatching(/^forms\/LR999\/schema\.json:\d+:7 error unknown-key .*maxChars/),
      ]);
      const right = new Map(
        [...newFormFiles(CODE)].map(([name, text]) => [`forms/${CODE}/${name}`, text]),
      );
      expect((await checkForm(tools, parseFolder(CODE, right))).findings).toEqual([]);
    } finally {
      await tools.close();
    }
  });

  it.each(['check/checkForm.ts', 'source/parseFolder.ts'])(
    '%s can be bundled for browsers: it imports no Node module',
    async (entry) => {
      const builtins = new Set<string>();
      const bundle = await rolldown({
        input: join(PROJECT_ROOT, 'server/forms', entry),
        cwd: PROJECT_ROOT,
        platform: 'browser',
        logLevel: 'silent',
        external: (name) => {
          if (isBuiltin(name)) builtins.add(name);
          return isBuiltin(name);
        },
      });
      await bundle.generate({ format: 'esm' });
      await bundle.close();
      expect([...builtins]).toEqual([]);
    },
  );
});
