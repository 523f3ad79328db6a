import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { recordNameFindings } from '../../../../server/forms/check/recordNames.ts';
import { SourceFiles } from '../../../../server/forms/check/SourceFiles.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';

const CODE = 'LR999';
const TEXT = { type: 'string', maxChars: 9 };
const LIST = { type: 'array', maxItems: 3, items: { type: 'object', properties: { no: TEXT } } };
const STEPS = [{ id: 'particulars', fields: ['/plans', '/papers'] }];
/** A list of an external schema: the title of an entry is the name of its records. */
const TITLED = {
  type: 'array',
  items: { type: 'object', title: 'Paper', properties: { no: TEXT } },
};

let workbench: Workbench;
let formsDir: string;
beforeAll(async () => {
  workbench = await openWorkbench();
  formsDir = mkdtempSync(join(tmpdir(), 'landform-names-'));
});
afterAll(() => {
  rmSync(formsDir, { recursive: true, force: true });
  return workbench.close();
});

/** Returns the findings about record names: `file:line:column severity message`. */
async function nameFindings(files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  rmSync(join(formsDir, CODE), { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = join(formsDir, CODE, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const findings = await checkFolder(workbench, formsDir, CODE);
  return findings
    .filter(({ code }) => code === 'same-record-name')
    .map(({ file, line, column, severity, message, remedy }) => {
      expect(remedy).toMatch(/^Give them a name of their own: "[\w.]+" in the locales/);
      return `${file.split(`${CODE}/`)[1]}:${line}:${column} ${severity} ${message}`;
    });
}

/** Returns a new form with two lists. */
function form(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const files = new Map(newFormFiles(CODE));
  const write = (name: string, more: object, left: readonly string[] = []) => {
    const before = Object.entries(JSON.parse(files.get(name) ?? '{}'));
    const kept = Object.fromEntries(before.filter(([key]) => !left.includes(key)));
    files.set(name, JSON.stringify({ ...kept, ...more }, null, 2));
  };
  write('manifest.json', { steps: STEPS });
  write('schema.json', { properties: { plans: LIST, papers: LIST } }, ['required']);
  write('ui.json', {}, ['applicantName']);
  for (const name of ['minimal', 'nothing-given']) {
    write(`samples/${name}.json`, { formData: {}, errors: [] });
  }
  for (const language of ['en', 'zh-Hant', 'zh-Hans']) {
    write(`locales/${language}.json`, texts, ['applicantName.label']);
  }
  return files;
}

const LABELS = { 'papers.label': 'Of either', 'plans.label': 'Of either' };
const NAMED = { 'papers.no.label': 'No.', 'papers.record': 'Paper {n}', 'plans.no.label': 'No.' };

it('recordNameFindings: warns at the name of the later list, in every language', async () => {
  const texts = { ...LABELS, ...NAMED, 'plans.record': 'Paper {n}' };
  const message = 'The records of /papers are called "Paper {n}", as those of /plans are';
  expect(await nameFindings(form(texts))).toEqual([
    `locales/en.json:10:3 warning ${message}`,
    `locales/zh-Hans.json:10:3 warning ${message}`,
    `locales/zh-Hant.json:10:3 warning ${message}`,
  ]);
  expect(await nameFindings(form({ ...texts, 'plans.record': 'Plan {n}' }))).toEqual([]);
});

it('recordNameFindings: warns once, at the list, if every language has the same name', async () => {
  const { plan, validator } = await makeForm({ plans: LIST, papers: LIST });
  const given = { 'papers.record': 'Paper {n}', 'plans.record': 'Paper {n}' };
  const texts = { en: given, 'zh-Hant': given, 'zh-Hans': given };
  const sources = new SourceFiles((file) => file);
  const schema = { properties: { plans: LIST, papers: LIST } };
  sources.add(`forms/${CODE}/schema.json`, JSON.stringify(schema));
  const reported = recordNameFindings(sources, { plan, texts }, validator);
  expect(reported).toMatchObject([{ file: 'forms/LR999/schema.json', code: 'same-record-name' }]);
});

it('recordNameFindings: warns at the list about equal titles in an external schema', async () => {
  const schema = { type: 'object', properties: { plans: TITLED, papers: TITLED } };
  const alone = new Map([['schema.json', JSON.stringify(schema, null, 2)]]);
  expect(await nameFindings(alone)).toEqual([
    'schema.json:17:15 warning The records of /papers are called "Paper {n}", as those of /plans are',
  ]);
  const words = JSON.stringify({ 'plans.record': 'Plan {n}' });
  expect(await nameFindings(new Map([...alone, ['locales/en.json', words]]))).toEqual([]);
});
