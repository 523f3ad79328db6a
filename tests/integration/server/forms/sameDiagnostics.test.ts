import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { compileAll } from '../../../../server/forms/compileAll.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { createFormCatalogue } from '../../../../server/forms/createFormCatalogue.ts';
import { memoryDefinitions, NOW } from '../../../support/testApp.ts';

const CODE = 'LR999';

/** An edit of a new form, and the code that the author's check and the server both report. */
const ERRORS: readonly (readonly [
  title: string,
  file: string,
  from: string,
  to: string,
  code: string,
])[] = [
  ['a syntax error in JSON', 'ui.json', '"width"', '"width', 'json-syntax'],
  ['a wrong key', 'schema.json', '"maxChars"', '"maxChar"', 'unknown-key'],
  ['an unknown pointer', 'manifest.json', '"/applicantName"', '"/applicant"', 'unknown-pointer'],
  [
    'a condition that never holds',
    'manifest.json',
    '"ALLOW_ESUBM"',
    '[{ "then": "ALLOW_ESUBM" }, { "when": { "/applicantName": { "type": "string" } }, "then": "NO_ESUBM" }]',
    'never-holds',
  ],
  [
    'a path that cannot finish',
    'manifest.json',
    '"id": "particulars",',
    '"id": "particulars", "hideNext": true,',
    'no-way-to-finish',
  ],
  [
    'limits that cross',
    'schema.json',
    '"maxChars": 100',
    '"minChars": 101, "maxChars": 100',
    'contradictory-limits',
  ],
  [
    'a slow pattern',
    'schema.json',
    '"maxChars": 100',
    '"maxChars": 100, "pattern": "^(a+)+$"',
    'slow-pattern',
  ],
  [
    'a label that one language lacks',
    'locales/zh-Hans.json',
    '"applicantName.label"',
    '"applicantName.help"',
    'missing-text',
  ],
  ['different placeholders', 'locales/zh-Hant.json', '新表格', '新表格{0}', 'placeholders-differ'],
  [
    'an unused text',
    'locales/en.json',
    '"applicantName.label"',
    '"applicantNam.label"',
    'unused-text',
  ],
  [
    'a sample with a wrong result',
    'samples/minimal.json',
    '"CHAN TAI MAN"',
    '" "',
    'sample-differs',
  ],
];

describe('a form checked by the server', () => {
  let folder = '';
  let formsDir = '';
  let workbench: Workbench;
  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  afterAll(() => workbench.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-same-'));
    formsDir = join(folder, 'forms');
    for (const [path, text] of newFormFiles(CODE)) {
      const file = join(formsDir, CODE, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const store = memoryDefinitions();
  const open = (tablesDir?: string) =>
    createFormCatalogue({
      compile: compileAll,
      folders: { formsDirs: [formsDir], definitionsDir: join(folder, 'definitions'), tablesDir },
      store,
      clock: { now: () => NOW },
      flags: new Set(),
      servesDrafts: true,
      hotline: () => '2111 1111',
    });
  const edit = (name: string, from: string, to: string) => {
    const file = join(formsDir, CODE, name);
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(from);
    writeFileSync(file, before.replaceAll(from, to));
  };
  const authors = async () => (await checkFolder(workbench, formsDir, CODE)).map(lineOf).sort();

  it.each(ERRORS)(
    'is withheld for %s, with the findings of forms:check',
    async (_title, file, from, to, code) => {
      const catalogue = await open();
      const good = catalogue.current(CODE)?.hash;
      edit(file, from, to);
      await catalogue.reload();
      const [withheld] = catalogue.withheld();
      expect([...(withheld?.faults ?? [])].sort()).toEqual(await authors());
      expect(withheld?.faults.join('\n')).toMatch(new RegExp(`${file}:\\d+:\\d+ error ${code} `));
      // The last valid version remains; a new process reports the same.
      expect(catalogue.current(CODE)?.hash).toBe(good);
      expect((await open()).withheld()).toEqual([withheld]);
    },
  );

  it('is offered with the warnings of forms:check at every start', async () => {
    edit('ui.json', ',\n      "autocomplete": "name"', '');
    edit(
      'manifest.json',
      '"version": 1',
      '"active": { "to": "2999-01-01T00:00:00+08:00" }, "version": 1',
    );
    for (const _start of ['first', 'second']) {
      const catalogue = await open();
      expect(catalogue.current(CODE)?.hash).toMatch(/^[0-9a-f]{64}$/);
      const [remarks] = catalogue.remarks();
      expect([...(remarks?.warnings ?? []), ...(remarks?.notes ?? [])].sort()).toEqual(
        await authors(),
      );
      expect(remarks?.warnings.join()).toMatch(/ui\.json:\d+:\d+ warning no-autocomplete /);
    }
  });

  it('is checked again when only a sample changes', async () => {
    const catalogue = await open();
    const before = catalogue.lastRead();
    edit('samples/nothing-given.json', 'validation_required', 'validation_hkid');
    await catalogue.reload();
    expect(catalogue.lastRead()).not.toBe(before);
    expect(catalogue.withheld()[0]?.faults.join()).toContain('sample-differs');
  });

  it('is checked again on a new day, in the first reload after a start', async () => {
    edit('ui.json', ',\n      "autocomplete": "name"', '');
    await open();
    const index = join(folder, 'definitions/index.json');
    const written = readFileSync(index, 'utf8');
    const marked = written.replace('no-autocomplete', 'as-remembered');
    writeFileSync(index, marked);
    const warningsOf = async (start: ReturnType<typeof open>) =>
      (await start).remarks()[0]?.warnings.join();
    expect(await warningsOf(open())).toContain('as-remembered');
    writeFileSync(index, marked.replace(/"checkedOn": "[\d-]+"/, '"checkedOn": "2026-01-01"'));
    const another = open();
    // The start uses the stored result; an empty `lastRead` makes the watch reload at once.
    expect(await warningsOf(another)).toContain('as-remembered');
    expect((await another).lastRead()).toBe('');
    await (await another).reload();
    expect(await warningsOf(another)).toContain('no-autocomplete');
    expect((await another).lastRead()).not.toBe('');
    expect(readFileSync(index, 'utf8')).toBe(written);
    // A portal that runs past midnight does not check every form again when one form changes.
    writeFileSync(index, marked.replace(/"checkedOn": "[\d-]+"/, '"checkedOn": "2026-01-01"'));
    await (await another).reload();
    expect(await warningsOf(another)).toContain('as-remembered');
  });

  it('leaves no temporary file in the folder of the definitions', async () => {
    cpSync(join(formsDir, CODE), join(formsDir, 'LR998'), { recursive: true });
    await open();
    expect(readdirSync(join(folder, 'definitions')).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
  });
});
