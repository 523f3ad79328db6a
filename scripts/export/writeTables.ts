import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import writeXlsx, { type Cell } from 'write-excel-file/node';
import { flushFolder, writeFlushed } from '../../server/adapters/file/flushed.ts';
import { type CellValue, type ExportedSubmission, type Table, tablesOf } from './tablesOf.ts';

/** The limits of Excel for a text in a cell and for the name of a sheet. */
const LONGEST_TEXT = 32_767;
const LONGEST_SHEET_NAME = 31;
const CUT = ' … (whole in submission.json)';

/**
 * Writes the submissions of a form in a folder as tables, and replaces earlier ones: `CODE.xlsx`
 * with a sheet for each table, `CODE.csv`, and `CODE.LIST.csv` for each list of answers. A
 * spreadsheet never interprets an applicant's text as a formula.
 *
 * @param folder the absolute path of a folder that contains a folder for each submission
 * @returns the paths; empty when the folder contains no submission of the form
 */
export async function writeTables(folder: string, formCode: string): Promise<readonly string[]> {
  const tables = named(tablesOf(await submissionsIn(folder, formCode)));
  if (tables.every(({ rows }) => rows.length === 0)) return [];
  const files: (readonly [string, Uint8Array])[] = [
    [`${formCode}.xlsx`, await workbook(tables)],
    ...tables.map((table, index): readonly [string, Uint8Array] => [
      `${index === 0 ? formCode : `${formCode}.${table.name}`}.csv`,
      Buffer.from(csv(table)),
    ]),
  ];
  for (const [name, content] of files) {
    const path = join(folder, name);
    // A killed run may have left a temporary file.
    await rm(`${path}.new`, { force: true });
    await writeFlushed(`${path}.new`, content);
    await rename(`${path}.new`, path);
  }
  await flushFolder(folder);
  return files.map(([name]) => join(folder, name));
}

/** Reads the submissions of a form in a folder, sorted by reference number. */
async function submissionsIn(
  folder: string,
  formCode: string,
): Promise<readonly ExportedSubmission[]> {
  const found: ExportedSubmission[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    if (name.startsWith('.')) continue;
    const json = await readFile(join(folder, name, 'submission.json'), 'utf8').catch(
      () => undefined,
    );
    if (json === undefined) continue;
    const submission = JSON.parse(json) as ExportedSubmission & { readonly formCode: string };
    if (submission.formCode === formCode) found.push(submission);
  }
  return found;
}

/**
 * Formats CSV with a byte order mark, by which Excel recognises UTF-8, and an apostrophe before
 * each formula.
 */
function csv({ columns, rows }: Table): string {
  return stringify([[...columns], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    // A carriage return outside quotes starts a row, whose first text could be a formula again.
    quoted_string: true,
    record_delimiter: 'windows',
    cast: { boolean: String },
  });
}

function workbook(tables: readonly Table[]): Promise<Buffer> {
  const sheets = tables.map(({ name, columns, rows }) => ({
    data: [
      columns.map((value): Cell => ({ value, fontWeight: 'bold' })),
      ...rows.map((row) => row.map(cellOf)),
    ],
    sheet: name,
    stickyRowsCount: 1,
  }));
  return writeXlsx(sheets).toBuffer();
}

/**
 * Returns a cell; every text has the type text, so that a spreadsheet never reads it as a formula.
 */
function cellOf(value: CellValue | undefined): Cell {
  if (value === undefined) return null;
  if (typeof value !== 'string') return { value };
  const isLong = value.length > LONGEST_TEXT;
  return {
    value: isLong ? value.slice(0, LONGEST_TEXT - CUT.length) + CUT : value,
    type: String,
  };
}

/**
 * Changes table names to be valid for sheets and files: short, unique, without reserved characters.
 */
function named(tables: readonly Table[]): readonly Table[] {
  const given = new Set<string>();
  return tables.map((table) => {
    const plain = table.name.replaceAll(/[[\]:*?/\\<>|"]/g, '_').slice(0, LONGEST_SHEET_NAME);
    let free = plain;
    for (let count = 2; given.has(free.toLowerCase()); count += 1) {
      const ending = `_${count}`;
      free = `${plain.slice(0, LONGEST_SHEET_NAME - ending.length)}${ending}`;
    }
    given.add(free.toLowerCase());
    return { ...table, name: free };
  });
}
