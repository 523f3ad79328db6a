/** A value of a cell. */
export type CellValue = string | number | boolean;

/** A table: one sheet or one CSV file. */
export interface Table {
  /** The name: `submissions`, or the key of a list. */
  readonly name: string;
  readonly columns: readonly string[];
  /** One value for each column. */
  readonly rows: readonly (readonly (CellValue | undefined)[])[];
}

/**
 * A submission in the portal's export format: its record, and the answers under the keys of the
 * Registry.
 */
export type ExportedSubmission = Readonly<Record<string, unknown>> & {
  readonly referenceNumber: string;
};

type Row = Readonly<Record<string, CellValue>>;

/** The column that links a row of a list to the table of submissions. */
const KEY = 'referenceNumber';
const ANSWERS = ['registryData', 'formData'] as const;

/**
 * Converts submissions of one form to tables: a row for each submission, and a table for each list
 * of its answers. The keys are those of the manifest's `export`; a form without `export` uses the
 * keys of its own answers.
 *
 * @returns the tables, that of submissions first
 */
export function tablesOf(submissions: readonly ExportedSubmission[]): readonly Table[] {
  const main: Row[] = [];
  const lists = new Map<string, Row[]>();
  for (const submission of submissions) {
    const { formData, registryData, ...about } = submission;
    const answers = Object.entries(answersOf(submission)).map(([key, value]) => [
      // The record's own keys have priority, and no answer replaces one.
      key in about ? `answer.${key}` : key,
      value,
    ]);
    const flat = flatten({ ...about, ...Object.fromEntries(answers) });
    main.push(flat.row);
    for (const [name, items] of flat.lists) {
      const rows = lists.get(name) ?? [];
      lists.set(name, rows);
      for (const [index, item] of items.entries()) {
        const key = { [KEY]: submission.referenceNumber, row: index + 1 };
        rows.push({ ...key, ...flatten(item).row });
      }
    }
  }
  return [tableOf('submissions', main), ...[...lists].map(([name, rows]) => tableOf(name, rows))];
}

function answersOf(submission: ExportedSubmission): Readonly<Record<string, unknown>> {
  return ANSWERS.map((name) => submission[name]).find(isFilled) ?? {};
}

function isFilled(answers: unknown): answers is Readonly<Record<string, unknown>> {
  return isObject(answers) && Object.keys(answers).length > 0;
}

interface Flat {
  readonly row: Row;
  readonly lists: readonly (readonly [string, readonly Readonly<Record<string, unknown>>[]])[];
}

/**
 * Flattens nested answers, such as `address.line1`. It returns lists of records separately and
 * joins lists of values to one text.
 */
function flatten(values: Readonly<Record<string, unknown>>, prefix = ''): Flat {
  const parts = Object.entries(values).map(([key, value]): Flat => {
    const name = prefix + key;
    if (isRecords(value)) return { row: {}, lists: [[name, value]] };
    if (isObject(value)) return flatten(value, `${name}.`);
    if (Array.isArray(value)) return { row: { [name]: value.map(textOf).join('; ') }, lists: [] };
    return { row: isCellValue(value) ? { [name]: value } : {}, lists: [] };
  });
  return {
    row: Object.assign({}, ...parts.map(({ row }) => row)) as Row,
    lists: parts.flatMap(({ lists }) => lists),
  };
}

/** Returns a value as text; a list inside a record has no table and is written as JSON. */
function textOf(value: unknown): string {
  return isCellValue(value) ? String(value) : JSON.stringify(value);
}

function tableOf(name: string, rows: readonly Row[]): Table {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { name, columns, rows: rows.map((row) => columns.map((column) => row[column])) };
}

function isCellValue(value: unknown): value is CellValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecords(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}
