import { relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { gatheredLines } from '../../server/forms/check/gatheredLines.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { brokenForm, type Slip } from './support/brokenForm.ts';
import { MEANINGS } from './support/mistakes/meaningMistakes.ts';
import { REMEDIES } from './support/mistakes/remedyMistakes.ts';
import { SHAPES, SYNTAX } from './support/mistakes/shapeMistakes.ts';
import { HINTS, TEXTS } from './support/mistakes/textMistakes.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

async function linesOf(slips: readonly Slip[]) {
  const form = await brokenForm(slips);
  try {
    return { form, findings: await checkFolder(workbench, form.formsDir, form.code) };
  } finally {
    await form.remove();
  }
}

it('A-01: finds nothing in the form that forms:new writes', async () => {
  const { findings } = await linesOf([]);
  expect(findings.map(lineOf)).toEqual([]);
});

describe.each([
  ['syntax', SYNTAX],
  ['shape', SHAPES],
  ['meaning', MEANINGS],
  ['texts', TEXTS],
  ['samples and hints', HINTS],
])('A-03: %s', (_, mistakes) => {
  it.each(mistakes)('reports the place of $title', async ({ slips, code, file, line, remedy }) => {
    const { form, findings } = await linesOf(slips);
    const reported = findings.map(lineOf).join('\n');
    const found = findings.find((each) => each.code === code && each.file.endsWith(`/${file}`));
    expect(found, reported).toBeDefined();
    if (line !== undefined) expect(found?.line, reported).toBe(form.lineOf(file, line));
    if (remedy !== undefined) expect(found?.remedy).toContain(remedy);
    expect(found?.remedy).not.toBe('');
  });
});

describe('A-03: every line of the check', () => {
  it.each(REMEDIES)('names the cause and its remedy for $title', async ({ slips, lines }) => {
    const { form, findings } = await linesOf(slips);
    const folder = `${relative(process.cwd(), form.formsDir)}/${form.code}/`;
    expect(gatheredLines(findings).map((line) => line.replaceAll(folder, ''))).toEqual(lines);
  });
});
