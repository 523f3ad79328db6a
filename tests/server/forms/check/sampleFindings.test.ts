import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-samples-'));
  cpSync('forms/LRWS1', join(folder, 'forms/LRWS1'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the findings about the samples of LRWS1 after a session is removed from a table. */
async function findingsWithout(session: string): Promise<readonly string[]> {
  const tablesDir = join(folder, 'tables');
  mkdirSync(tablesDir);
  const table = JSON.parse(readFileSync('schemas/tables/workshop-sessions.json', 'utf8'));
  const rows = table.rows.filter(({ value }: { value: string }) => value !== session);
  expect(rows).toHaveLength(table.rows.length - 1);
  writeFileSync(join(tablesDir, 'workshop-sessions.json'), JSON.stringify({ ...table, rows }));
  const workbench = await openWorkbench({ tablesDir });
  try {
    const findings = await checkFolder(workbench, join(folder, 'forms'), 'LRWS1');
    return findings.filter(({ code }) => code === 'sample-differs').map(lineOf);
  } finally {
    await workbench.close();
  }
}

describe('sampleFindings: a sample with an option that an operator removed from a table', () => {
  it('warns only, if the sample is valid with the tables of the project', async () => {
    const found = await findingsWithout('withholding-270126');
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toMatch(/ warning sample-differs .*TABLES_DIR/);
  });

  it('reports an error if the sample is also invalid with the tables of the project', async () => {
    const file = join(folder, 'forms/LRWS1/samples/minimal.json');
    const sample = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...sample, hidden: ['/nothing'] }));
    const found = await findingsWithout('withholding-270126');
    const ofMinimal = found.filter((line) => line.includes('minimal.json'));
    expect(ofMinimal.length).toBeGreaterThan(0);
    for (const line of ofMinimal) expect(line).toContain(' error sample-differs ');
  });
});
