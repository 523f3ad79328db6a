import type { ImportedAnswer, ImportPlan } from '../definition/ImportPlan.ts';
import type { Plan } from '../definition/Plan.ts';
import { deepEqual } from '../rules/deepEqual.ts';
import type { FormData } from '../validation/Evaluation.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { segmentsOf } from '../values/pointer.ts';
import { unusedAnswers } from './unusedAnswers.ts';

/** The answers of a saved file of another form. */
export interface SavedAnswers {
  readonly formCode: string;
  readonly version: number;
  readonly formData: FormData;
}

/** Answers after an import, and what became of those in the file. */
export interface Imported {
  readonly data: FormData;
  /** The file is older than the form asks for: the applicant is warned. */
  readonly isOlder: boolean;
  /** Pointers of answers that were taken over. */
  readonly taken: readonly string[];
  /** Pointers of answers that were given before, and that the file answers differently. */
  readonly kept: readonly string[];
  /** Number of the file's answers that this form has no use for. */
  readonly unused: number;
}

/** Returns what the form says about files of another form; `undefined` when it takes none. */
export function importOf(plan: Pick<Plan, 'imports'>, formCode: string): ImportPlan | undefined {
  return plan.imports.find((entry) => entry.formCode === formCode);
}

/**
 * Takes answers of another form's file over: into a new row of a list, and into answers that are
 * still empty. An answer of this form is never overwritten.
 *
 * @param data this form's answers
 * @param known leaves out what this form has no place for; it gets the answers of the file alone, at
 *   their places in this form, and a new row as the only one of its list
 * @returns `undefined` when this form takes nothing from such a file
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

/** The file's answers at their places in this form, a new row as the only one of its list. */
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

/** Adds the row that was found after those that hold something. */
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

/** Whether a row is as a new form has it: its own lists may have empty rows already. */
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

/** Only own properties: nothing is read from a prototype. */
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
