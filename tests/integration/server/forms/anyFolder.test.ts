import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { checkForm } from '../../../../server/forms/check/checkForm.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { compileAll } from '../../../../server/forms/compileAll.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../../../server/forms/source/readFormFiles.ts';

const GOOD = 'LR999';
/** Values that a program may write instead of an object. */
const NO_OBJECTS = ['null', '[]', '"x"', '7', 'true'];
const ALONE = new Map([
  ['schema.json', '{ "type": "object", "properties": { "a": { "type": "string" } } }'],
  ['ui.json', '{}'],
  ['locales/en.json', '{}'],
]);

let folder = '';
let formsDir = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-any-'));
  formsDir = join(folder, 'forms');
  write(GOOD, newFormFiles(GOOD));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(code: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const [path, text] of files) {
    const file = join(formsDir, code, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const compiled = (tablesDir?: string) =>
  compileAll({ formsDirs: [formsDir], definitionsDir: join(folder, 'definitions'), tablesDir });

/** Returns the lines of the author's check of one folder. */
async function check(code: string): Promise<readonly string[]> {
  const workbench = await openWorkbench();
  try {
    return (await checkFolder(workbench, formsDir, code)).map(lineOf);
  } finally {
    await workbench.close();
  }
}

describe('a broken folder does not stop the others:', () => {
  it.each([
    ['a form', (code: string) => newFormFiles(code)],
    ['a schema alone', () => ALONE],
  ])(
    'A-14: a file of %s that is not a JSON object withholds the form and is named',
    async (_, made) => {
      const names = [...made(GOOD).keys()];
      const broken: ReadonlyMap<string, readonly [string, string]> = new Map(
        names.flatMap((name, index) =>
          NO_OBJECTS.map((text, at) => [`LR${index}${at}`, [name, text]] as const),
        ),
      );
      for (const [code, [name, text]] of broken)
        write(code, new Map([...made(code), [name, text]]));
      const report = await compiled();
      expect(report.compiled.map(({ code }) => code)).toEqual([GOOD]);
      expect(report.withheld.map(({ code }) => code)).toEqual([...broken.keys()].sort());
      for (const { code, faults } of report.withheld) {
        const [name, text] = broken.get(code) ?? [];
        expect([text, faults.join('\n')]).toEqual([
          text,
          expect.stringContaining(`${code}/${name}:1:1`),
        ]);
        expect(faults.join('\n')).not.toContain('check-failed');
      }
    },
  );

  it('a read or a check that throws is reported with its folder', async () => {
    const workbench = await openWorkbench();
    const unread = { code: 'LR1', sources: new Map(), templates: new Map(), failure: 'TypeError' };
    const { findings } = await checkForm(workbench, unread);
    expect(findings.map(lineOf).join()).toMatch(
      /LR1:1:1 error check-failed .* failed: TypeError\. /,
    );
    const compile = () => {
      throw new RangeError();
    };
    const form = await readForm(formsDir, GOOD);
    const fallen = await checkForm({ ...workbench, compile }, form);
    expect(fallen.findings.map(lineOf).join()).toMatch(/LR999:1:1 error .* failed: RangeError\. /);
    await workbench.close();
  });

  it.each([
    ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['objects', '{"a":'.repeat(3000) + 1 + '}'.repeat(3000)],
  ])('%s nested too deeply are reported with their place', async (_, deep) => {
    for (const name of newFormFiles(GOOD).keys()) {
      write(GOOD, new Map([...newFormFiles(GOOD), [name, deep]]));
      expect(await check(GOOD)).toEqual([
        expect.stringMatching(new RegExp(`${name}:1:\\d+ error json-depth .*200 levels`)),
      ]);
    }
  });

  it('a lone schema nested too deeply is reported; 95 levels are accepted', async () => {
    const nested = (levels: number): object =>
      levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(levels - 1) } };
    write('DEEP', new Map([['schema.json', JSON.stringify(nested(600))]]));
    expect(await check('DEEP')).toEqual([
      expect.stringMatching(/schema\.json:1:\d+ error json-depth/),
    ]);
    write('DEEP', new Map([['schema.json', JSON.stringify(nested(95))]]));
    expect((await check('DEEP')).filter((line) => line.includes(' error '))).toEqual([]);
  });

  it('a table that is not a JSON object is reported, and all forms compile', async () => {
    const tablesDir = join(folder, 'tables');
    mkdirSync(tablesDir);
    cpSync('forms/LREAL1', join(formsDir, 'LREAL1'), { recursive: true });
    for (const text of NO_OBJECTS) {
      writeFileSync(join(tablesDir, 'search-fees.json'), text);
      const report = await compiled(tablesDir);
      expect([text, report.compiled.map(({ code }) => code)]).toEqual([text, [GOOD, 'LREAL1']]);
      expect([text, report.sharedErrors.join()]).toEqual([
        text,
        expect.stringContaining('search-fees.json:1:1 error'),
      ]);
    }
  }, 60_000);
});

describe('a file that is not UTF-8', () => {
  const texts = newFormFiles(GOOD).get('locales/zh-Hant.json') ?? '';
  const [before = '', after = ''] = texts.split('新表格');
  // 新表格 in Big5.
  const big5 = Buffer.concat([
    Buffer.from(before),
    Buffer.from([0xb7, 0x73, 0xaa, 0xed, 0xae, 0xe6]),
    Buffer.from(after),
  ]);

  it.each([
    ['in Big5', big5, 4],
    ['in UTF-16', Buffer.from(`\uFEFF${texts}`, 'utf16le'), 1],
    ['with a byte order mark', Buffer.from(`\uFEFF${texts}`), 1],
  ])('%s is refused with a remedy', async (_, content, line) => {
    write(GOOD, new Map([['locales/zh-Hant.json', content]]));
    const found = await check(GOOD);
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          `zh-Hant\\.json:${line}:\\d+ error json-encoding .*as UTF-8 without byte order mark`,
        ),
      ),
    ]);
    const report = await compiled();
    expect(report.withheld[0]?.faults).toEqual(found);
  });
});

describe('folders among the forms', () => {
  it('open through a link; a broken link is reported as a form without files', async () => {
    cpSync(join(formsDir, GOOD), join(folder, 'elsewhere'), { recursive: true });
    rmSync(join(formsDir, GOOD), { recursive: true });
    symlinkSync(join(folder, 'elsewhere'), join(formsDir, GOOD));
    symlinkSync(join(folder, 'nowhere'), join(formsDir, 'LR998'));
    const report = await compiled();
    expect(report.compiled.map(({ code }) => code)).toEqual([GOOD]);
    expect(report.withheld.map(({ code }) => code)).toEqual(['LR998']);
    expect(report.withheld[0]?.faults.join()).toContain('LR998/schema.json:1:1 error missing-file');
    expect(report.skipped).toEqual([]);
  });

  it('with invalid codes are reported, by server and check, except hidden folders', async () => {
    for (const name of ['lowercase', 'MY-FORM', '.git']) write(name, ALONE);
    const { compiled: live, skipped } = await compiled();
    expect(live.map(({ code }) => code)).toEqual([GOOD]);
    expect(skipped).toEqual([
      expect.stringMatching(
        /MY-FORM:1:1 warning skipped-folder .*Remedy: Use up to twenty capitals/,
      ),
      expect.stringMatching(/lowercase:1:1 warning skipped-folder /),
    ]);
    expect((await check('lowercase'))[0]).toBe(skipped[1]);
  });

  it.each(['TABLES_DIR', 'FORMS_DIR'])('%s must name an existing folder', async (setting) => {
    const nowhere = join(folder, 'nowhere');
    const wrong = setting === 'TABLES_DIR' ? compiled(nowhere) : readNowhere(nowhere);
    await expect(wrong).rejects.toThrow(`${setting}: there is no folder ${nowhere}`);
  });
});

function readNowhere(nowhere: string) {
  return compileAll({ formsDirs: [nowhere], definitionsDir: join(folder, 'definitions') });
}
