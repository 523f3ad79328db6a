import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTables } from '../../../scripts/export/writeTables.ts';

const ORDER = { lotNo: 'DD 123', emailAddr: 'a@example.hk' };

const ONE = {
  referenceNumber: 'LREAL1-261101-AAA',
  formCode: 'LREAL1',
  submittedAt: '2026-11-01T02:00:00.000Z',
  amountCents: 38_000,
  signed: ['ownerSign'],
  formData: { left: 'out' },
  registryData: {
    nameEng: 'CHAN TAI MAN',
    address: { line1: 'FLAT A', line2: 'YUEN LONG' },
    sources: ['web', 'press'],
    orderInfos: [ORDER, { ...ORDER, sms: true }],
    AI_prn__2: 'A0000001',
  },
};

const OTHER = {
  ...ONE,
  referenceNumber: 'LREAL1-261101-BBB',
  registryData: { nameEng: 'LEE', formCode: 'mine', orderInfos: [ORDER] },
};

describe('writeTables: tables of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-tables-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function lay(...submissions: readonly { readonly referenceNumber: string }[]): void {
    for (const submission of submissions) {
      mkdirSync(join(folder, submission.referenceNumber));
      const path = join(folder, submission.referenceNumber, 'submission.json');
      writeFileSync(path, JSON.stringify(submission));
    }
  }
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const sheet = async (name: string) =>
    (await readWorkbook(join(folder, 'LREAL1.xlsx'))).find((each) => each.sheet === name)?.data;

  it('are a workbook and CSV files, which a later run replaces', async () => {
    lay(ONE, { ...OTHER, formCode: 'LR164' } as never);
    mkdirSync(join(folder, 'not-a-submission'));
    writeFileSync(join(folder, 'LREAL1.csv.new'), 'of a run that was killed');
    const paths = await writeTables(folder, 'LREAL1');
    expect(paths.map((path) => path.slice(folder.length + 1))).toEqual([
      'LREAL1.xlsx',
      'LREAL1.csv',
      'LREAL1.orderInfos.csv',
    ]);
    expect((await sheet('submissions'))?.map(([reference]) => reference)).toEqual([
      'referenceNumber',
      ONE.referenceNumber,
    ]);
    rmSync(join(folder, OTHER.referenceNumber), { recursive: true });
    lay(OTHER);
    await writeTables(folder, 'LREAL1');
    expect(await sheet('submissions')).toHaveLength(3);
    expect(await sheet('orderInfos')).toHaveLength(4);
    expect(read('LREAL1.orderInfos.csv').trimEnd().split('\r\n')).toHaveLength(4);
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('are not written for a form without a submission in the folder', async () => {
    lay(ONE);
    expect(await writeTables(folder, 'LR164')).toEqual([]);
    expect(readdirSync(folder)).toEqual([ONE.referenceNumber]);
  });

  it.each([
    '=HYPERLINK("http://x.example","y")',
    '+85223456789',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
  ])('have no formula from %j', async (text) => {
    lay({ ...ONE, registryData: { nameEng: text, after: 'x' } } as never);
    await writeTables(folder, 'LREAL1');
    // A spreadsheet reads a cell that starts with an apostrophe as text.
    expect(read('LREAL1.csv')).toMatch(/,"?'/);
    expect(read('LREAL1.csv')).not.toMatch(/,"?[=+@\t\r-]/);
    const xlsx = await sheet('submissions');
    expect(xlsx?.[1]?.[5]).toBe(text.trim());
  });

  it('keep Chinese, quotes and line breaks, and mark truncated texts', async () => {
    const nameEng = '陳大文, "Tai Man"\nCHAN';
    lay({ ...ONE, registryData: { nameEng, details: 'x'.repeat(40_000) } } as never);
    await writeTables(folder, 'LREAL1');
    expect(read('LREAL1.csv')).toMatch(/^\u{FEFF}"referenceNumber",/u);
    expect(read('LREAL1.csv')).toContain('"陳大文, ""Tai Man""\nCHAN"');
    expect(read('LREAL1.csv')).toContain('x'.repeat(40_000));
    const row = (await sheet('submissions'))?.[1];
    expect(row?.[5]).toBe(nameEng);
    expect(String(row?.[6])).toHaveLength(32_767);
    expect(String(row?.[6])).toMatch(/x … \(whole in submission\.json\)$/);
  });

  it('have sheets with short and unique names', async () => {
    const long = 'aVeryLongNameOfAListOfAnswersThatGoesOn';
    const lists = { [`${long}1`]: [{ a: 1 }], [`${long}2`]: [{ a: 2 }], 'x/y': [{ a: 3 }] };
    lay({ ...ONE, registryData: lists } as never);
    await writeTables(folder, 'LREAL1');
    const names = (await readWorkbook(join(folder, 'LREAL1.xlsx'))).map(({ sheet: name }) => name);
    expect(names).toEqual(['submissions', long.slice(0, 31), `${long.slice(0, 29)}_2`, 'x_y']);
  });
});
