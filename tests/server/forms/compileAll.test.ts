import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../scripts/forms/text/newFormFiles.ts';
import { type CompileReport, compileAll } from '../../../server/forms/compileAll.ts';
import { folderWith } from '../support/folderWith.ts';

/** Returns the files of a new form; `code` is also the name of its folder. */
const formOf = (code: string) =>
  Object.fromEntries([...newFormFiles(code)].map(([name, text]) => [`${code}/${name}`, text]));

/** Creates a folder of forms and an empty folder of definitions. */
function folders(files: Readonly<Record<string, string>>) {
  const formsDir = folderWith(files);
  const definitionsDir = join(folderWith({}), 'definitions');
  return { formsDir, definitionsDir, both: { formsDirs: [formsDir], definitionsDir } };
}

/** Form LR2 with a misspelt keyword. */
function faultyForm() {
  const files = formOf('LR2');
  const schema = files['LR2/schema.json']?.replace('"maxChars"', '"maxChar"') ?? '';
  return { ...files, 'LR2/schema.json': schema };
}

describe('compileAll', () => {
  const release = { 'forms.lock.json': JSON.stringify({ LR1: { 1: 'a'.repeat(64) } }) };
  const all = { ...formOf('LR3'), ...formOf('LR1'), ...faultyForm(), ...release };
  const { formsDir, definitionsDir, both } = folders({ ...all, 'draft-1/x.json': '{}' });
  const index = join(definitionsDir, 'index.json');
  let report: CompileReport;
  beforeAll(async () => {
    report = await compileAll(both);
  });

  it('compiles each form into files with its hash, in the order of codes', () => {
    expect(report.compiled.map(({ code }) => code)).toEqual(['LR1', 'LR3']);
    expect(report).toMatchObject({ sharedErrors: [], isOutdated: false });
    const [first] = report.compiled;
    expect(first?.remarks).toEqual({ code: 'LR1', warnings: [], notes: [] });
    const base = `LR1-${first?.hash.slice(0, 16)}`;
    const names = readdirSync(definitionsDir);
    for (const end of ['.json', '.js', '.conditions.js', '.en.json', '.zh-Hant.json.br']) {
      expect(names).toContain(base + end);
    }
    expect(names).toContain(first?.rules);
    const plan = JSON.parse(readFileSync(join(definitionsDir, `${base}.json`), 'utf8'));
    expect(plan).toMatchObject({ code: 'LR1', hash: first?.hash });
  });

  it('withholds a form with errors, and lists skipped folders and edited releases', () => {
    expect(report.withheld).toMatchObject([{ code: 'LR2' }]);
    expect(report.withheld[0]?.faults[0]).toMatch(/error unknown-key/);
    expect(report.skipped).toEqual([expect.stringMatching(/draft-1:1:1 warning/)]);
    expect(report.compiled.map(({ edited }) => edited)).toEqual([
      expect.stringContaining('Version 1 is released, and was edited since'),
      undefined,
    ]);
  });

  it('does not check an unchanged form again, but a changed or incomplete one', async () => {
    utimesSync(index, 1, 1);
    const [first, second] = report.compiled;
    expect((await compileAll(both)).compiled).toEqual([first, second]);
    expect(statSync(index).mtimeMs).toBe(1000);
    const plan = join(definitionsDir, `LR1-${first?.hash.slice(0, 16)}.json`);
    rmSync(plan);
    const ui = join(formsDir, 'LR3/ui.json');
    writeFileSync(ui, readFileSync(ui, 'utf8').replace('"l"', '"m"'));
    const [same, changed] = (await compileAll(both)).compiled;
    expect(statSync(plan).size).toBeGreaterThan(0);
    expect(same?.hash).toBe(first?.hash);
    expect(changed?.hash).not.toBe(second?.hash);
  });

  it('reports a check of another day, and repeats it only on request', async () => {
    const old = readFileSync(index, 'utf8').replace(
      /"checkedOn": "[^"]+"/,
      '"checkedOn": "2000-01-01"',
    );
    writeFileSync(index, old);
    expect((await compileAll(both)).isOutdated).toBe(true);
    expect((await compileAll(both, { isNewDay: true })).isOutdated).toBe(false);
  });

  it('uses the form of the last folder', async () => {
    const later = folderWith(formOf('LR1'));
    const { compiled } = await compileAll({ ...both, formsDirs: [formsDir, later] });
    expect(compiled.find(({ code }) => code === 'LR1')?.edited).toBeUndefined();
  });
});
