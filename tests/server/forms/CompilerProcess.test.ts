import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CompilerProcess } from '../../../server/forms/CompilerProcess.ts';
import { compileAll } from '../../../server/forms/compileAll.ts';

const folder = mkdtempSync(join(tmpdir(), 'landform-apart-'));
const formsDir = join(folder, 'forms');
const definitionsDir = join(folder, 'definitions');
const folders = { formsDirs: [formsDir], definitionsDir };
const compiler = new CompilerProcess();
cpSync('forms/SUPPLINK', join(formsDir, 'SUPPLINK'), { recursive: true });
afterAll(() => {
  compiler.close();
  rmSync(folder, { recursive: true });
});

describe('CompilerProcess', () => {
  it('gives the report of compileAll, and leaves the files that it names', async () => {
    compiler.warm();
    const report = await compiler.compile(folders);
    expect(report.compiled.map(({ code }) => code)).toEqual(['SUPPLINK']);
    expect(existsSync(join(definitionsDir, report.compiled[0]?.rules ?? ''))).toBe(true);
    const here = await compileAll(folders);
    expect(report).toEqual(JSON.parse(JSON.stringify(here)));
  });

  it('compiles again after an order that failed, as compileAll does where there is no folder', async () => {
    const failed = compiler.compile({ ...folders, formsDirs: [join(folder, 'nowhere')] });
    const next = compiler.compile(folders);
    await expect(failed).rejects.toThrow('FORMS_DIR: there is no folder');
    expect((await next).compiled).toHaveLength(1);
  });

  it('gives the report under `node --watch` too, whose processes tell what they import', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    const watched = new CompilerProcess();
    try {
      expect((await watched.compile(folders)).compiled).toHaveLength(1);
    } finally {
      watched.close();
      vi.unstubAllEnvs();
    }
  });

  it('fails an order when the process is killed, and compiles the next with another one', async () => {
    const failed = compiler.compile(folders);
    const reported = expect(failed).rejects.toThrow('the process ended with SIGTERM');
    // The order has gone out once the promises before it are settled.
    await new Promise((done) => setImmediate(done));
    compiler.close();
    await reported;
    expect((await compiler.compile(folders)).compiled).toHaveLength(1);
  });
});
