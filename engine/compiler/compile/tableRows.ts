import type { TableRow } from '../../definition/Expression.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { type Day, dayOrder, isRealDay } from '../../values/calendar.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { SharedTable } from '../source/FormFiles.ts';
import { isObject, listOf } from '../source/json.ts';
import { didYouMean } from '../source/nearest.ts';
import { type Place, within } from '../source/Reporter.ts';

/**
 * Returns one column of a shared table.
 *
 * @param source `{ "$table": "name", "column": "fee" }`; the default column is `value`
 * @param isWanted selects the rows that count; all rows count if absent
 * @returns the rows in order, keyed by their `value`; an empty list, with a diagnostic, if the
 *   table or column does not exist
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

/** Returns the shared table that a source names; `undefined` with a diagnostic if it is missing. */
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
 * Parses the first or last day of a row, `YYYY-MM-DD`.
 *
 * @returns `undefined` if the text has another format or the day does not exist
 *
 * @example
 * tableDay('2026-04-01'); // { year: 2026, month: 4, day: 1 }
 * tableDay('2026-02-30'); // undefined
 * tableDay('01/04/2026'); // undefined
 */
export function tableDay(text: unknown): Day | undefined {
  const match = typeof text === 'string' ? ISO_DAY.exec(text) : null;
  if (!match) return undefined;
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDay(day) ? day : undefined;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
