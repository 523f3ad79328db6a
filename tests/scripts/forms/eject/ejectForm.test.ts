import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledForm, FormFiles } from '#compiler';
import type { FormData } from '#engine';
import { ejectForm, SOURCE_SCHEMA } from '../../../../scripts/forms/eject/ejectForm.ts';
import { checkForm } from '../../../../server/forms/check/checkForm.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import type { FormUnderCheck } from '../../../../server/forms/check/sampleFindings.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { parseFolder } from '../../../../server/forms/source/parseFolder.ts';
import { readForm } from '../../../../server/forms/source/readFormFiles.ts';
import { answersOf, repaired, verdict } from './support/formAnswers.ts';
import ownSchemas from './support/ownSchemas.json' with { type: 'json' };

const FIXTURES = 'tests/fixtures/external-schemas';
/** Schemas with what the fixtures lack: names of other scripts, and rules with empty schemas. */
const OWN = new Map(Object.entries(ownSchemas));
const EJECTED = [...readdirSync(FIXTURES), ...OWN.keys()];
/**
 * Fixtures with a rule of the whole form that refuses answers on its own. The rules of others
 * repeat what their fields refuse.
 */
const RULED = ['PATIENT', 'SURVEY'];

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

async function eject(code: string) {
  const own = [[`forms/${code}/schema.json`, JSON.stringify(OWN.get(code))]] as const;
  const folder = OWN.has(code) ? parseFolder(code, new Map(own)) : await readForm(FIXTURES, code);
  return { folder, ...(await ejectForm(workbench, folder, code)) };
}

const parsed = (code: string, files: ReadonlyMap<string, string>) =>
  parseFolder(code, new Map([...files].map(([name, text]) => [`forms/${code}/${name}`, text])));

interface Loaded extends FormUnderCheck {
  readonly texts: CompiledForm['texts'];
}

async function loaded(files: FormFiles): Promise<Loaded> {
  const compiled = workbench.compile(files);
  if (!compiled.plan) throw new Error(JSON.stringify(compiled.diagnostics));
  const { plan, texts } = compiled;
  return { plan, texts, validator: await workbench.load(compiled) };
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
    const seen = { accepted: 0, refused: 0, wrongShape: 0, ofForm: 0 };
    const compare = (data: FormData) => {
      const expected = verdict(first, data);
      expect(verdict(second, data)).toEqual(expected);
      if (expected === 'wrong shape') seen.wrongShape += 1;
      else if (expected.errors.length === 0) seen.accepted += 1;
      else seen.refused += 1;
      const errors = expected === 'wrong shape' ? [] : expected.errors;
      if (errors.some(({ path }) => path === '')) seen.ofForm += 1;
    };
    fc.assert(
      fc.property(answersOf(first.plan.root), (answers) => {
        const data = JSON.parse(JSON.stringify(answers)) as FormData;
        compare(data);
        compare(repaired(first, data));
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(seen.refused).toBeGreaterThan(20);
    expect(seen.accepted).toBeGreaterThan(20);
    expect(seen.ofForm > 0).toBe(RULED.includes(code));
    expect(second.plan.steps).toEqual(first.plan.steps);
    expect(second.plan.languages).toEqual(first.plan.languages);
    expect(second.texts).toEqual(first.texts);
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
    ['a name', { 'first name': { type: 'string' } }, 'wrong-key', 3],
    ['a slow pattern', { a: { pattern: '^(a+)+$', type: 'string' } }, 'slow-pattern', 7],
  ])(
    'names %s that the dialect cannot express in the schema, and writes nothing',
    async (...each) => {
      const [, properties, code, column] = each;
      const fields = JSON.stringify(properties).slice(1);
      const schema = `{\n"type": "object",\n"properties": {\n  ${fields}}`;
      const folder = parseFolder('OTHER', new Map([['forms/OTHER/schema.json', schema]]));
      const { files, findings } = await ejectForm(workbench, folder, 'OTHER');
      expect(files.size).toBe(0);
      const place = { file: 'OTHER/schema.json', line: 4, column };
      expect(findings).toMatchObject([{ ...place, code, severity: 'error' }]);
    },
  );

  it('the check counts the texts that are still to be translated, in one warning', async () => {
    const { files, findings } = await eject('VEHICLE');
    const warning = (of: typeof findings) =>
      of.filter(({ code }) => code === 'language-not-offered').map(lineOf);
    expect(warning(findings)).toEqual([
      'VEHICLE/manifest.json:7:16 warning language-not-offered The form is offered in en only: zh-Hant lacks 24 of 24 texts, zh-Hans lacks 24 of 24 texts. Remedy: Translate locales/en.json into locales/zh-Hant.json and locales/zh-Hans.json, then name them in "languages". Without a translation delete them.',
    ]);
    const only = new Map([...files].filter(([name]) => !name.startsWith('locales/zh')));
    expect(warning((await checkForm(workbench, parsed('VEHICLE', only))).findings)).toEqual([]);
  });

  it('writes nothing when the external schema has an error', async () => {
    const schema = JSON.stringify({ type: 'string' });
    const folder = parseFolder('WRONG', new Map([['forms/WRONG/schema.json', schema]]));
    const { files, findings } = await ejectForm(workbench, folder, 'WRONG');
    expect([files.size, findings.length > 0]).toEqual([0, true]);
  });
});
