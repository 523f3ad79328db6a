import type { TableRow } from '../definition/Expression.ts';
import type { JsonObject } from '../definition/JsonSchema.ts';
import { type Day, dayOrder, isRealDay } from '../values/calendar.ts';
import type { Compilation } from './Compilation.ts';
import type { SharedTable } from './FormFiles.ts';
import { isObject, listOf } from './json.ts';
import { didYouMean } from './nearest.ts';
import { type Place, within } from './Reporter.ts';

/**
 * One column of a shared table.
 *
 * @param source `{ "$table": "name", "column": "fee" }`; the column is `value` when none is named
 * @param isWanted which rows count; all when absent
 * @returns its rows in order, keyed by their `value`; none, with a diagnostic, when there is no such
 *   table or column
 */
export function tableRows(
  compilation: Compilation,
  source: JsonObject,
  place: Place,
  isWanted: (row: JsonObject) => boolean = () => true,
): readonly TableRow[] {
  const table = tableOf(compilation, source, place);
  if (!table) return [];
  const column = typeof source.column === 'string' ? source.column : 'value';
  const written = listOf(table.rows).filter(isObject).filter(isWanted);
  const rows = written.flatMap((row): readonly TableRow[] => {
    const value = row[column];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const key = typeof row.value === 'string' ? { key: row.value } : {};
    return [{ ...key, ...bound('from', row), ...bound('to', row), value }];
  });
  if (rows.length > 0) return rows;
  const columns = [...new Set(written.flatMap((row) => Object.keys(row)))];
  const remedy = didYouMean(column, columns, 'Name a column that the rows have.');
  const message = `No row of "${String(source.$table)}" has "${column}"`;
  compilation.report.error(place, 'unknown-column', message, remedy);
  return [];
}

/** The shared table that a source names; nothing, with a diagnostic, when there is none. */
function tableOf(
  { report, shared, tablesUsed }: Compilation,
  source: JsonObject,
  place: Place,
): SharedTable | undefined {
  const name = typeof source.$table === 'string' ? source.$table : '';
  tablesUsed.add(name);
  if (Object.hasOwn(shared.tables, name)) return shared.tables[name];
  const remedy = didYouMean(name, Object.keys(shared.tables), 'Add it to schemas/tables.');
  report.error(within(place, '$table'), 'unknown-table', `There is no table "${name}"`, remedy);
  return undefined;
}

function bound(name: 'from' | 'to', row: JsonObject): Pick<TableRow, 'from' | 'to'> {
  const day = tableDay(row[name]);
  return day ? { [name]: dayOrder(day) } : {};
}

/**
 * Reads the first or last day of a row, written `2026-04-01`.
 *
 * @returns `undefined` when the spelling is another or there is no such day
 */
export function tableDay(text: unknown): Day | undefined {
  const match = typeof text === 'string' ? ISO_DAY.exec(text) : null;
  if (!match) return undefined;
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDay(day) ? day : undefined;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
