import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTables } from '../../../scripts/export/writeTables.ts';

const SOFFICE = 'soffice';
const SUBMISSIONS = 1000;
/** Texts that a spreadsheet may read as a formula, and texts that it may change. */
const TEXTS = [
  '=1+1',
  '=HYPERLINK("http://example.hk","x")',
  '+852 2345 6789',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  "'=1+1",
  '=cmd|" /C calc"!A0',
  '0012',
  '1E5',
  '2026-11-28',
  'a,b;c"d"',
  'CHAN TAI MAN 陳大文 𠮷',
  'TRUE',
];

const folder = mkdtempSync(join(tmpdir(), 'landform-export-'));
const textAt = (index: number) => TEXTS[index % TEXTS.length] ?? '';

/** The tables in LibreOffice's flat format, which contains the type and formula of each cell. */
const shown: Record<string, string> = {};

beforeAll(async () => {
  for (let index = 0; index < SUBMISSIONS; index += 1) {
    const referenceNumber = `LREAL1-261101-${String(index).padStart(6, '0')}`;
    const registryData = {
      nameEng: textAt(index),
      orderInfos: [{ prn: textAt(index + 1) }, { prn: textAt(index + 2) }],
    };
    mkdirSync(join(folder, referenceNumber));
    const submission = { referenceNumber, formCode: 'LREAL1', amountCents: index, registryData };
    writeFileSync(join(folder, referenceNumber, 'submission.json'), JSON.stringify(submission));
  }
  const files = await writeTables(folder, 'LREAL1');
  for (const extension of ['xlsx', 'csv']) {
    const paths = files.filter((path) => path.endsWith(`.${extension}`));
    const out = join(folder, `.${extension}`);
    // Format of a CSV file: comma, double quote, UTF-8, first line 1.
    const how = extension === 'csv' ? ['--infilter=CSV:44,34,76,1'] : [];
    const home = `-env:UserInstallation=file://${join(folder, '.home')}`;
    const args = [home, '--headless', ...how, '--convert-to', 'fods', '--outdir', out, ...paths];
    const { status, stderr, error } = spawnSync(SOFFICE, args, { encoding: 'utf8' });
    if (error) throw error;
    expect(status, stderr).toBe(0);
  }
  shown.xlsx = readFileSync(join(folder, '.xlsx/LREAL1.fods'), 'utf8');
  shown.csv = readFileSync(join(folder, '.csv/LREAL1.fods'), 'utf8');
  shown.lists = readFileSync(join(folder, '.csv/LREAL1.orderInfos.fods'), 'utf8');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('writeTables: the tables of 1,000 submissions, opened by LibreOffice', () => {
  it.each(['xlsx', 'csv', 'lists'])('T-34: have no formula (%s)', (name) => {
    expect(shown[name]).toContain('LREAL1-261101-000999');
    expect(shown[name]).not.toContain('table:formula');
  });

  it.each(['xlsx', 'csv'])('have each submission once (%s)', (name) => {
    const [table = ''] = shown[name]?.split('</table:table>') ?? [];
    const references = [...table.matchAll(/LREAL1-261101-(\d{6})/g)].map(([, number]) => number);
    expect(references).toEqual(
      Array.from({ length: SUBMISSIONS }, (_, index) => String(index).padStart(6, '0')),
    );
  });

  it('show the workbook’s texts unchanged', () => {
    const texts = textsIn(shown.xlsx ?? '');
    // Excludes texts that start with white space, because XML folds it.
    for (const text of TEXTS.filter((each) => each === each.trim())) {
      expect(texts).toContain(text);
    }
  });
});

const CELL = /<table:table-cell [^>]*office:value-type="string"[^>]*>\s*<text:p>(.*?)<\/text:p>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
};

/** Returns the texts of the cells in a flat file. */
function textsIn(flat: string): ReadonlySet<string> {
  const cells = [...flat.matchAll(CELL)].map(([, text = '']) => text);
  return new Set(
    cells.map((cell) => cell.replace(/&(\w+);/g, (mark, name: string) => ENTITIES[name] ?? mark)),
  );
}
