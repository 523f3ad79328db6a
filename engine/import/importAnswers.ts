import type { ImportedAnswer, ImportPlan } from '../definition/ImportPlan.ts';
import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { segmentsOf } from '../values/pointer.ts';

/** The answers of a saved file of another form. */
export interface SavedAnswers {
  readonly formCode: string;
  readonly version: number;
  readonly formData: FormData;
}

/** What came of taking answers over. */
export interface Imported {
  readonly data: FormData;
  /** The file is older than the form asks for: the applicant is warned. */
  readonly isOlder: boolean;
}

/**
 * Takes answers of another form's file over: into a new row of a list, and into answers that are
 * still empty. What stands in this form is never overwritten, and nothing of the file is believed:
 * the result is to be opened like any loaded file, which drops what this form does not know.
 *
 * @param data this form's answers
 * @returns nothing when this form takes nothing from such a file
 */
export function importAnswers(
  plan: Plan,
  data: FormData,
  saved: SavedAnswers,
): Imported | undefined {
  const entry = plan.imports.find(({ formCode }) => formCode === saved.formCode);
  if (!entry) return undefined;
  const taken = entry.map
    .filter(({ isInRow }) => !isInRow)
    .reduce((result, answer) => filled(result, answer, saved.formData), data);
  return { data: withRow(taken, entry, saved.formData), isOlder: saved.version < entry.minVersion };
}

function withRow(data: FormData, { into, map }: ImportPlan, saved: FormData): FormData {
  if (into === undefined) return data;
  const row = map
    .filter(({ isInRow }) => isInRow)
    .reduce<FormData>((result, answer) => filled(result, answer, saved), {});
  const path = segmentsOf(into);
  const rows = valueIn(data, path);
  const kept = Array.isArray(rows) ? rows.filter((each) => !isEmpty(each)) : [];
  return put(data, path, [...kept, row]);
}

function filled(data: FormData, { to, from }: ImportedAnswer, saved: FormData): FormData {
  const value = valueIn(saved, from);
  return value === undefined || !isEmpty(valueIn(data, to)) ? data : put(data, to, value);
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
