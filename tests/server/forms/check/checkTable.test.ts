import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { checkTable } from '../../../../server/forms/check/checkTable.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { compileAll } from '../../../../server/forms/compileAll.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';
import { createFormCatalogue } from '../../../../server/forms/createFormCatalogue.ts';
import { memoryDefinitions, NOW } from '../../../support/testApp.ts';

let folder = '';

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** Writes a fee table of the operator, one row per line. */
const writeTable = (...rows: readonly string[]) =>
  write('tables/search-fees.json', `{ "rows": [\n${rows.join(',\n')}\n] }`);

const RIGHT = '{ "value": "copy", "from": "2026-01-01", "to": "2026-12-31", "fee": "10.00" }';

const LATER = '{ "value": "copy", "from": "2027-01-01", "fee": "11.00" }';

const FAULTS: readonly (readonly [title: string, row: string, place: string, found: RegExp])[] = [
  [
    'a misspelt from',
    RIGHT.replace('from', 'form'),
    '3:20',
    /unknown-key .*"form".*Did you mean "from"/,
  ],
  [
    'a misspelt to',
    RIGHT.replace('"to"', '"too"'),
    '3:42',
    /unknown-key .*"too".*Did you mean "to"/,
  ],
  [
    'a day under an unknown key',
    RIGHT.replace('"to"', '"since"'),
    '3:42',
    /unknown-key .*Write "from" or "to"/,
  ],
  [
    'a misspelt value',
    RIGHT.replace('value', 'valeu'),
    '3:3',
    /missing-key .*Did you mean "value"/,
  ],
  ['a row without a value', '{ "fee": "9.00" }', '3:1', /missing-key .*Give it one/],
  [
    'a day that does not exist',
    RIGHT.replace('12-31', '02-30'),
    '3:48',
    /wrong-value There is no day 2026-02-30/,
  ],
  [
    'a day in another format',
    RIGHT.replace('2026-12-31', '31/12/2026'),
    '3:48',
    /wrong-spelling A day is written/,
  ],
  [
    'a row that ends before it starts',
    RIGHT.replace('2026-12-31', '2025-12-31'),
    '3:48',
    /window-empty/,
  ],
  [
    'a text that lacks a language',
    '{ "value": "a", "text": { "en": "A", "zh-Hans": "A" } }',
    '3:25',
    /missing-key .*zh-Hant/,
  ],
  ['a list instead of an amount', '{ "value": "a", "fee": ["1"] }', '3:24', /wrong-type/],
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-tables-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('checkTable', () => {
  const check = async () => {
    const workbench = await openWorkbench({ tablesDir: join(folder, 'tables') });
    return checkTable(workbench, 'search-fees').map(lineOf);
  };

  it('returns no finding for a valid table', async () => {
    writeTable(LATER, RIGHT);
    expect(await check()).toEqual([]);
  });

  it.each(FAULTS)('reports the line and column of %s', async (_title, row, place, found) => {
    writeTable(LATER, row);
    const [first, ...others] = await check();
    expect(first).toContain(`search-fees.json:${place} error `);
    expect(first).toMatch(found);
    expect(others).toEqual([]);
  });

  it('reports the line of a JSON syntax error', async () => {
    writeTable(LATER, '{ "value": }');
    expect((await check()).join()).toMatch(/search-fees\.json:3:\d+ error json-syntax/);
  });

  it.each(['constructor', '../../package', 'nothing'])(
    'returns no findings for the unknown table %s',
    async (name) => {
      expect(checkTable(await openWorkbench(), name)).toEqual([]);
    },
  );
});

describe('checkTable: a table of the operator', () => {
  const CODE = 'LR999';
  const open = () =>
    createFormCatalogue({
      compile: compileAll,
      folders: {
        formsDirs: [join(folder, 'forms')],
        definitionsDir: join(folder, 'definitions'),
        tablesDir: join(folder, 'tables'),
      },
      store: memoryDefinitions(),
      clock: { now: () => NOW },
      flags: new Set(),
      servesDrafts: true,
      hotline: () => '2111 1111',
    });
  const fee = '{ "$table": "search-fees", "column": "fee" }';
  const payment = `"payment": { "required": true, "items": [{ "id": "copy", "unitPrice": ${fee} }] }, `;
  const ALWAYS = '{ "value": "copy", "fee": "10.00" }';
  /** Adds a fee from the table to a form. */
  const withFee = (path: string, text: string) =>
    path === 'manifest.json'
      ? text.replace('"submissionType"', `${payment}"submissionType"`)
      : text.replace('"$form.notes"', '"$fee.copy": "10",\n  "$form.notes"');
  beforeEach(() => {
    for (const [path, text] of newFormFiles(CODE))
      write(`forms/${CODE}/${path}`, withFee(path, text));
    for (const [path, text] of newFormFiles('LR998')) write(`forms/LR998/${path}`, text);
  });

  it.each([
    ['a misspelt day', ALWAYS.replace('"fee"', '"form": "2026-01-01", "fee"'), 'unknown-key'],
    ['a JSON syntax error', '{ "value" "copy" }', 'json-syntax'],
  ])('with %s withholds only the forms that use the table', async (_title, row, code) => {
    writeTable(LATER, ALWAYS);
    const catalogue = await open();
    expect(catalogue.withheld()).toEqual([]);
    const before = catalogue.current(CODE)?.hash;
    writeTable(LATER, row);
    await catalogue.reload();
    expect(catalogue.withheld().map((each) => each.code)).toEqual([CODE]);
    const place = new RegExp(`search-fees\\.json:3:\\d+ error ${code} `);
    expect(catalogue.withheld()[0]?.faults.join('\n')).toMatch(place);
    expect(catalogue.sharedErrors().join('\n')).toMatch(place);
    expect(catalogue.current(CODE)?.hash).toBe(before);
    expect(catalogue.current('LR998')).toBeDefined();
  });
});
