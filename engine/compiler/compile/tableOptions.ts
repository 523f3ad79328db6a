import type { TableRow } from '../../definition/Expression.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Option, Period } from '../../definition/PlanNode.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { LeafDraft } from '../source/Draft.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';
import { didYouMean } from '../source/nearest.ts';
import { within } from '../source/Reporter.ts';
import { sourcePlace } from '../source/Source.ts';
import { compileFigure } from './compileExpression.ts';

/** The options from a shared table, with the day that selects its dated rows. */
export interface TableOptions {
  readonly options: readonly Option[];
  readonly optionsAt?: ReturnType<typeof compileFigure>['at'];
  /**
   * The condition of each option, from the columns of its rows; empty if every option is always
   * offered.
   */
  readonly offers: Readonly<Record<string, JsonObject>>;
}

/**
 * Returns the options of
 * `{ "$table": "sessions", "where": { "workshop": { "value": "/workshop" } } }`: the values of a
 * shared table. Rows of a dated table are offered while they are in force. `where` filters the rows
 * by column. `const` removes other rows permanently. `value` offers a row only while the answer at
 * the pointer equals its column.
 */
export function tableOptions(
  compilation: Compilation,
  draft: LeafDraft,
  written: JsonObject,
): TableOptions {
  const place = sourcePlace(draft.source, 'enum');
  reportUnknownColumns(compilation, draft, written);
  const { rows, at } = compileFigure(
    { compilation, holder: draft.holder, place },
    { ...written, column: 'value' },
    (row) => isWanted(row, written.where),
  );
  const periods = new Map<string, Period[]>();
  for (const row of rows) {
    const value = String(row.value);
    periods.set(value, [...(periods.get(value) ?? []), periodOf(row)]);
  }
  const options = [...periods].map(([value, all]): Option => {
    const isAlways = all.some(({ from, to }) => from === undefined && to === undefined);
    return isAlways ? { value } : { value, periods: all };
  });
  const offers = offersOf(wantedRows(compilation, written), written.where);
  return options.some((option) => option.periods)
    ? { options, optionsAt: at, offers }
    : { options, offers };
}

/** Checks whether a row of a table matches the `const` columns of `where`. */
export function isWanted(row: JsonObject, where: Json | undefined): boolean {
  return Object.entries(objectOf(where)).every(([column, filter]) => {
    const wanted = objectOf(filter).const;
    return wanted === undefined || row[column] === wanted;
  });
}

function periodOf({ from, to }: TableRow): Period {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function tableRowsOf({ shared }: Compilation, { $table }: JsonObject): readonly JsonObject[] {
  const name = String($table);
  return Object.hasOwn(shared.tables, name)
    ? listOf(shared.tables[name]?.rows).filter(isObject)
    : [];
}

function wantedRows(compilation: Compilation, written: JsonObject): readonly JsonObject[] {
  return tableRowsOf(compilation, written).filter((row) => isWanted(row, written.where));
}

/** Returns the condition of each option: the answers that its rows require elsewhere. */
function offersOf(
  rows: readonly JsonObject[],
  where: Json | undefined,
): Readonly<Record<string, JsonObject>> {
  const pointers = Object.entries(objectOf(where)).flatMap(([column, filter]) => {
    const pointer = objectOf(filter).value;
    return typeof pointer === 'string' ? [{ column, pointer }] : [];
  });
  if (pointers.length === 0) return {};
  const values = [...new Set(rows.map(({ value }) => String(value)))];
  return Object.fromEntries(
    values.map((option) => {
      const own = rows.filter(({ value }) => String(value) === option);
      const conditions = pointers.map(({ column, pointer }) => {
        const wanted = [...new Set(own.flatMap((row) => row[column] ?? []))];
        return [pointer, { enum: wanted }] as const;
      });
      return [option, Object.fromEntries(conditions)];
    }),
  );
}

function reportUnknownColumns(
  compilation: Compilation,
  draft: LeafDraft,
  written: JsonObject,
): void {
  const rows = tableRowsOf(compilation, written);
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (const column of Object.keys(objectOf(written.where))) {
    if (columns.includes(column)) continue;
    compilation.report.error(
      within(sourcePlace(draft.source, 'enum'), 'where', column),
      'unknown-column',
      `No row of "${String(written.$table)}" has "${column}"`,
      didYouMean(column, columns, 'Name a column that the rows have.'),
    );
  }
}
