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
  it('returns the report of compileAll, and writes the files in it', async () => {
    compiler.warm();
    const report = await compiler.compile(folders);
    expect(report.compiled.map(({ code }) => code)).toEqual(['SUPPLINK']);
    expect(existsSync(join(definitionsDir, report.compiled[0]?.rules ?? ''))).toBe(true);
    const here = await compileAll(folders);
    expect(report).toEqual(JSON.parse(JSON.stringify(here)));
  });

  it('rejects for a missing folder like compileAll, and then compiles again', async () => {
    const failed = compiler.compile({ ...folders, formsDirs: [join(folder, 'nowhere')] });
    const next = compiler.compile(folders);
    await expect(failed).rejects.toThrow('FORMS_DIR: there is no folder');
    expect((await next).compiled).toHaveLength(1);
  });

  it('returns the report under `node --watch`, which adds messages about imports', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    const watched = new CompilerProcess();
    try {
      expect((await watched.compile(folders)).compiled).toHaveLength(1);
    } finally {
      watched.close();
      vi.unstubAllEnvs();
    }
  });

  it('rejects when the process is killed, and compiles again in a new process', async () => {
    const failed = compiler.compile(folders);
    const reported = expect(failed).rejects.toThrow('the process ended with SIGTERM');
    // The process receives the order after the earlier promises settle.
    await new Promise((done) => setImmediate(done));
    compiler.close();
    await reported;
    expect((await compiler.compile(folders)).compiled).toHaveLength(1);
  });
});
