import type { FormData } from '../contract/Evaluation.ts';
import type { ImportedAnswer, ImportPlan } from '../definition/ImportPlan.ts';
import type { Plan } from '../definition/Plan.ts';
import { deepEqual } from '../rules/deepEqual.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { segmentsOf } from '../values/pointer.ts';
import { unusedAnswers } from './unusedAnswers.ts';

/** The answers of a saved file of another form. */
export interface SavedAnswers {
  readonly formCode: string;
  readonly version: number;
  readonly formData: FormData;
}

/** The answers after an import, and the result for the answers of the file. */
export interface Imported {
  readonly data: FormData;
  /** Whether the file is older than the form allows: the applicant gets a warning. */
  readonly isOlder: boolean;
  /** The pointers of imported answers. */
  readonly taken: readonly string[];
  /** The pointers of existing answers that differ from the file's. */
  readonly kept: readonly string[];
  /** The number of the file's answers that this form does not use. */
  readonly unused: number;
}

/**
 * Returns the import plan for files of another form; `undefined` when this form accepts none.
 *
 * @example
 * const imports = [{ formCode: 'NOTICE', minVersion: 2, map: [] }];
 * importOf({ imports }, 'NOTICE')?.minVersion; // 2
 * importOf({ imports }, 'ORDERS'); // undefined
 */
export function importOf(plan: Pick<Plan, 'imports'>, formCode: string): ImportPlan | undefined {
  return plan.imports.find((entry) => entry.formCode === formCode);
}

/**
 * Copies answers from another form's file into a new row of a list and into empty answers. It never
 * overwrites an answer of this form.
 *
 * @param data this form's answers
 * @param known a function that removes values that this form cannot store. It gets only the file's
 *   answers, at their places in this form. The list of a new row contains only that row
 * @returns `undefined` when this form accepts no such file
 *
 * @example
 * const map = [{ from: ['name'], to: ['applicantName'], isInRow: false }];
 * const plan = { ...FIRST.plan, imports: [{ formCode: 'NOTICE', minVersion: 1, map }] };
 * const saved = { formCode: 'NOTICE', version: 1, formData: { name: 'CHAN TAI MAN', sex: 'M' } };
 * importAnswers(plan, {}, saved)?.data; // { applicantName: 'CHAN TAI MAN' }
 * importAnswers(plan, {}, saved)?.unused; // 1: `sex`
 * importAnswers(plan, { applicantName: 'WONG SIU LING' }, saved)?.kept; // ['/applicantName']
 * importAnswers(FIRST.plan, {}, saved); // undefined
 */
export function importAnswers(
  plan: Plan,
  data: FormData,
  saved: SavedAnswers,
  known: (answers: FormData) => FormData = (answers) => answers,
): Imported | undefined {
  const entry = importOf(plan, saved.formCode);
  if (!entry) return undefined;
  const found = known(placed(entry, saved.formData));
  const inForm = entry.map.filter(({ isInRow }) => !isInRow);
  const given = inForm.filter(({ to }) => !isEmpty(valueIn(found, to)));
  const isFree = ({ to }: ImportedAnswer) => isEmpty(valueIn(data, to));
  const free = given.filter(isFree);
  const filled = free.reduce((result, { to }) => put(result, to, valueIn(found, to)), data);
  const row = withRow(filled, entry, found);
  const differs = ({ to }: ImportedAnswer) => !deepEqual(valueIn(data, to), valueIn(found, to));
  return {
    data: row.data,
    isOlder: saved.version < entry.minVersion,
    taken: [...free.map(({ to }) => pointerOf(to)), ...row.taken],
    kept: given.filter((each) => !isFree(each) && differs(each)).map(({ to }) => pointerOf(to)),
    unused: unusedAnswers(
      saved.formData,
      entry.map.map(({ from }) => from),
    ),
  };
}

/**
 * Returns the file's answers at their places in this form. The list of a new row contains only that
 * row.
 */
function placed({ into, map }: ImportPlan, saved: FormData): FormData {
  const taken = (isWanted: boolean) =>
    map
      .filter(({ isInRow }) => isInRow === isWanted)
      .reduce<FormData>((result, { to, from }) => {
        const value = valueIn(saved, from);
        return isEmpty(value) ? result : put(result, to, value);
      }, {});
  const row = taken(true);
  const inForm = taken(false);
  return into === undefined || isEmpty(row) ? inForm : put(inForm, segmentsOf(into), [row]);
}

/** Adds the imported row after the rows that hold answers. */
function withRow(
  data: FormData,
  { into, map }: ImportPlan,
  found: FormData,
): Pick<Imported, 'data' | 'taken'> {
  const list = into === undefined ? [] : segmentsOf(into);
  const [row] = rowsAt(found, list);
  if (into === undefined || isEmpty(row)) return { data, taken: [] };
  const kept = rowsAt(data, list).filter((each) => !isUntouched(each));
  const taken = map.filter(({ isInRow, to }) => isInRow && !isEmpty(valueIn(row, to)));
  return {
    data: put(data, list, [...kept, row]),
    taken: taken.map(({ to }) => `${into}/${kept.length}${pointerOf(to)}`),
  };
}

/** Checks whether a row contains no answers. Its own lists may contain empty rows. */
function isUntouched(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isUntouched);
  return isRecord(value) ? Object.values(value).every(isUntouched) : isEmpty(value);
}

function rowsAt(data: FormData, list: readonly string[]): readonly unknown[] {
  const rows = valueIn(data, list);
  return Array.isArray(rows) ? rows : [];
}

function pointerOf(names: readonly string[]): string {
  return `/${names.join('/')}`;
}

/** Returns the value at a path; only own properties count, never those of a prototype. */
function valueIn(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    data,
  );
}

function put(data: FormData, [name, ...rest]: readonly string[], value: unknown): FormData {
  if (name === undefined) return data;
  const inner = data[name];
  const next = rest.length === 0 ? value : put(isRecord(inner) ? inner : {}, rest, value);
  return { ...data, [name]: next };
}

function isRecord(value: unknown): value is FormData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
