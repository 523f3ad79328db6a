import { didYouMean, type ShapeError, tableDay } from '#compiler';
import type { CheckTools } from '../compiler/CheckTools.ts';
import type { Finding } from './Finding.ts';
import { SourceFiles } from './SourceFiles.ts';

/**
 * Checks a shared table: its JSON, its structure and its rows. Finds days that do not exist, rows
 * that end before they start, and misspelt column names.
 *
 * @param name name of the table, without `.json`; an unknown table has no faults
 */
export function checkTable(
  {
    shared,
    sharedSources,
    checkShape,
  }: Pick<CheckTools, 'shared' | 'sharedSources' | 'checkShape'>,
  name: string,
): readonly Finding[] {
  const file = shared.tableFiles.get(name) ?? '';
  const source = sharedSources.get(file);
  if (!source) return [];
  const sources = new SourceFiles((shown) => shown);
  sources.addRead(new Map([[file, source]]));
  if (source.value === undefined) return sources.faults();
  const shape = checkShape('table', source.value);
  const faults = shape.length > 0 ? shape : rowFaults(shared.files.tables[name]?.rows ?? []);
  return [
    ...sources.faults(),
    ...faults.map((fault) =>
      sources.findingAt(file, fault.pointer, { ...fault, severity: 'error' }, fault.at),
    ),
  ];
}

type Row = Readonly<Record<string, unknown>>;

function rowFaults(rows: readonly Row[]): readonly ShapeError[] {
  const isKeyed = rows.some((row) => row.value !== undefined);
  return rows.flatMap((row, index) => {
    const pointer = `/rows/${index}`;
    const entries = Object.entries(row);
    return [
      ...entries.flatMap(([column, value]) => columnFaults(column, value, `${pointer}/${column}`)),
      ...(isKeyed && row.value === undefined ? [valueless(pointer, Object.keys(row))] : []),
      ...(isEmptyPeriod(row) ? [emptyPeriod(`${pointer}/to`)] : []),
    ];
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PERIOD = ['from', 'to'];

function columnFaults(column: string, value: unknown, pointer: string): readonly ShapeError[] {
  if (typeof value !== 'string' || !DAY.test(value)) return [];
  if (!PERIOD.includes(column)) {
    const message = `Unknown key "${column}": a day says when a row begins or ends`;
    const remedy = didYouMean(column, PERIOD, 'Write "from" or "to".');
    return [{ pointer, at: 'key', code: 'unknown-key', message, remedy }];
  }
  if (tableDay(value)) return [];
  const message = `There is no day ${value}`;
  return [{ pointer, at: 'value', code: 'wrong-value', message, remedy: 'Correct the day.' }];
}

function valueless(pointer: string, columns: readonly string[]): ShapeError {
  const near = columns.find((column) => didYouMean(column, ['value'], '') !== '');
  return {
    pointer: near === undefined ? pointer : `${pointer}/${near}`,
    at: near === undefined ? 'value' : 'key',
    code: 'missing-key',
    message: 'The row has no "value", and others have: it would never be found',
    remedy: near === undefined ? 'Give it one.' : didYouMean(near, ['value'], ''),
  };
}

function isEmptyPeriod({ from, to }: Row): boolean {
  return typeof from === 'string' && typeof to === 'string' && from > to;
}

function emptyPeriod(pointer: string): ShapeError {
  const message = 'The row ends before it begins: it is never in force';
  return { pointer, at: 'value', code: 'window-empty', message, remedy: 'Correct "from" or "to".' };
}
