import type { FormData, Json, JsonObject } from '#engine';

/** A field that the form adds to ask which alternative of a schema applies. */
export interface AddedQuestion {
  /** Names from the root of the answers: `['p', 'choice']`. */
  readonly path: readonly string[];
  readonly options: readonly string[];
}

/** Returns the fields that an imported form adds, at any depth of its objects. */
export function addedQuestions(
  schema: JsonObject,
  path: readonly string[] = [],
): readonly AddedQuestion[] {
  const { properties } = schema;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, field]): readonly AddedQuestion[] => {
    if (!isObject(field)) return [];
    const here = [...path, name];
    const options = Array.isArray(field.enum) ? field.enum.map(String) : [];
    const isAdded = options.length > 0 && options.every((each, at) => each === `option${at + 1}`);
    return isAdded ? [{ path: here, options }] : addedQuestions(field, here);
  });
}

/**
 * Returns the answers as given, and once for each way in which an applicant can answer the added
 * questions of the objects that are present.
 */
export function answered(data: FormData, questions: readonly AddedQuestion[]): readonly FormData[] {
  let all: readonly FormData[] = [data];
  for (const { path, options } of questions) {
    const more = all.flatMap((each) => options.map((option) => withAnswer(each, path, option)));
    all = [...all, ...more.filter((each) => each !== undefined)];
  }
  return all;
}

/** Returns answers with another one at a path; `undefined` if an object of the path is absent. */
function withAnswer(
  data: FormData,
  [name = '', ...rest]: readonly string[],
  option: string | undefined,
): FormData | undefined {
  if (rest.length === 0) {
    const { [name]: _, ...others } = data;
    return option === undefined ? others : { ...others, [name]: option };
  }
  const inner = data[name];
  const changed = isRecord(inner) ? withAnswer(inner, rest, option) : undefined;
  return changed && { ...data, [name]: changed };
}

/** Returns answers without those to the added questions. */
export function withoutAnswers(data: FormData, questions: readonly AddedQuestion[]): FormData {
  return questions.reduce((all, { path }) => withAnswer(all, path, undefined) ?? all, data);
}

function isObject(value: Json | undefined): value is JsonObject {
  return isRecord(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
