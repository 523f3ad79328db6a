import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormFiles } from '#compiler';
import { evaluateForm, type FormData, type PlanNode, WrongShapeError } from '#engine';
import { ejectForm, SOURCE_SCHEMA } from '../../../../scripts/forms/eject/ejectForm.ts';
import { checkForm } from '../../../../server/forms/check/checkForm.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import type { FormUnderCheck } from '../../../../server/forms/check/sampleFindings.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { parseFolder } from '../../../../server/forms/source/parseFolder.ts';
import { readForm } from '../../../../server/forms/source/readFormFiles.ts';

const FIXTURES = 'tests/fixtures/external-schemas';
/** Fixtures that files of the dialect can express. */
const EJECTED = [
  'ADDRESSBOOK',
  'CONTACT',
  'GEOFEATURE',
  'INVOICE',
  'JOBAPPLICATION',
  'PLACE',
  'THEME',
  'VEHICLE',
];
const NOW = '2026-11-20T10:00:00+08:00';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

async function eject(code: string) {
  const folder = await readForm(FIXTURES, code);
  return { folder, ...(await ejectForm(workbench, folder, code)) };
}

const parsed = (code: string, files: ReadonlyMap<string, string>) =>
  parseFolder(code, new Map([...files].map(([name, text]) => [`forms/${code}/${name}`, text])));

async function loaded(files: FormFiles): Promise<FormUnderCheck> {
  const compiled = workbench.compile(files);
  if (!compiled.plan) throw new Error(JSON.stringify(compiled.diagnostics));
  return { plan: compiled.plan, validator: await workbench.load(compiled) };
}

const TEXTS = [
  '',
  'a',
  'Chan Tai Man',
  'a@example.hk',
  '12',
  '-1',
  '2026-02-30',
  '2026-12-31',
  'x',
];

/** Returns answers of a node, right and wrong ones; a field is often absent. */
function answersOf(node: PlanNode): fc.Arbitrary<unknown> {
  if (node.kind === 'group') {
    const parts = node.children.map((child) => [
      child.key,
      fc.option(answersOf(child), { nil: undefined }),
    ]);
    return fc.record(Object.fromEntries(parts));
  }
  if (node.kind === 'list') {
    const row = node.item.isBare ? node.item.children[0] : node.item;
    return fc.array(answersOf(row ?? node.item), { maxLength: 3 });
  }
  const options = (node.options ?? []).map(({ value }) => value);
  if (node.valueType === 'choices') return fc.subarray(options);
  if (options.length > 0) return fc.constantFrom(...options);
  if (node.valueType === 'checkbox') return fc.constantFrom(true, false);
  if (node.valueType === 'number') return fc.constantFrom(-1, 0, 0.5, 1, 7, 200);
  if (node.valueType === 'json') return fc.jsonValue({ maxDepth: 2 });
  return fc.constantFrom(...TEXTS);
}

function verdict({ plan, validator }: FormUnderCheck, data: FormData) {
  try {
    const { errors, hidden, data: held } = evaluateForm(plan, validator, { data, now: NOW });
    return { errors, hidden, held };
  } catch (error) {
    if (!(error instanceof WrongShapeError)) throw error;
    return 'wrong shape';
  }
}

describe('ejectForm', () => {
  it.each(EJECTED)('%s: writes files that pass the check, and keeps the source', async (code) => {
    const { folder, files, findings } = await eject(code);
    expect(findings.filter(({ severity }) => severity === 'error').map(lineOf)).toEqual([]);
    expect([...files.keys()].sort()).toEqual([
      'locales/en.json',
      'locales/zh-Hans.json',
      'locales/zh-Hant.json',
      'manifest.json',
      'schema.json',
      SOURCE_SCHEMA,
      'ui.json',
    ]);
    expect(files.get(SOURCE_SCHEMA)).toBe(folder.sources.get(`forms/${code}/schema.json`));
  });

  it.each(EJECTED)('%s: the form gives the same results as before', async (code) => {
    const { folder, files } = await eject(code);
    const after = parsed(code, files).files;
    if (!folder.files || !after) throw new Error(`${code} was not read`);
    const [first, second] = [await loaded(folder.files), await loaded(after)];
    const seen = { whole: 0, refused: 0 };
    fc.assert(
      fc.property(answersOf(first.plan.root), (answers) => {
        const data = JSON.parse(JSON.stringify(answers)) as FormData;
        const expected = verdict(first, data);
        expect(verdict(second, data)).toEqual(expected);
        seen[expected === 'wrong shape' ? 'refused' : 'whole'] += 1;
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(seen.whole).toBeGreaterThan(20);
    expect(second.plan.steps).toEqual(first.plan.steps);
  });

  it('the check names each text that a further language lacks', async () => {
    const { files } = await eject('CONTACT');
    const manifest = JSON.parse(files.get('manifest.json') ?? '');
    const { languages: _, ...all } = manifest;
    const more = new Map([...files, ['manifest.json', JSON.stringify(all)]]);
    const { findings } = await checkForm(workbench, parsed('CONTACT', more));
    const lacking = findings.filter(({ code }) => code === 'missing-text').map(lineOf);
    const texts = Object.keys(JSON.parse(files.get('locales/en.json') ?? '')).length - 1;
    expect(lacking).toHaveLength(2 * texts);
    expect(lacking[0]).toMatch(/zh-Hans\.json:1:1 error missing-text zh-Hans lacks the text "/);
  });

  it.each([
    ['PACKAGE', 'wrong-key'],
    ['SURVEY', 'rule-in-no-step'],
  ])('%s: writes nothing and names what the dialect cannot express', async (code, fault) => {
    const { files, findings } = await eject(code);
    expect(files.size).toBe(0);
    expect(findings.map((each) => each.code)).toContain(fault);
  });

  it('writes nothing when the external schema has an error', async () => {
    const schema = JSON.stringify({ type: 'string' });
    const folder = parseFolder('WRONG', new Map([['forms/WRONG/schema.json', schema]]));
    const { files, findings } = await ejectForm(workbench, folder, 'WRONG');
    expect([files.size, findings.length > 0]).toEqual([0, true]);
  });
});
