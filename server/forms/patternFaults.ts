import { isSafePattern } from 'redos-detector';
import { type Diagnostic, FORMATS, type FormFiles } from '#compiler';

/**
 * Regular expressions of a form that are not proved to take linear time: an applicant's text could
 * keep the server busy with them (T-25). Judged by redos-detector; what it cannot decide in time is
 * not proved.
 */
export function patternFaults(files: FormFiles): readonly Diagnostic[] {
  return [
    ...faultsIn(files.schema, `forms/${files.code}/schema.json`, ''),
    ...faultsIn(files.manifest, `forms/${files.code}/manifest.json`, ''),
  ];
}

/**
 * A field may be called `pattern`, `patternProperties` or `properties`: what it is called decides
 * nothing, since a field is described by an object, and its keywords are harmless as patterns.
 */
function faultsIn(value: unknown, file: string, pointer: string): readonly Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = pointer + stepTo(key);
    const own = patternsAt(key, inner).filter(({ pattern }) => !isLinear(pattern));
    return [...own.map(({ steps }) => fault(file, at + steps)), ...faultsIn(inner, file, at)];
  });
}

/** The regular expressions that a keyword holds, with the steps to them: its value, or its keys. */
function patternsAt(keyword: string, value: unknown) {
  if (keyword === 'pattern')
    return typeof value === 'string' ? [{ pattern: value, steps: '' }] : [];
  if (keyword !== 'patternProperties') return [];
  return Object.keys(Object(value)).map((pattern) => ({ pattern, steps: stepTo(pattern) }));
}

function stepTo(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function fault(file: string, pointer: string): Diagnostic {
  return {
    file,
    pointer,
    code: 'slow-pattern',
    message: 'This pattern is not proved to take linear time for every text',
    remedy:
      'Anchor it with ^ and $, and let no repetition begin where the one before may still go on.',
    severity: 'error',
  };
}

/** Time after which a pattern counts as not proved. */
const TIMEOUT_MS = 1000;
/** The house's own are judged in its tests: on a busy machine the time might not do for the longest. */
const known = new Map(
  Object.values(FORMATS).flatMap(({ patterns = [] }) =>
    patterns.map((pattern): [string, boolean] => [pattern, true]),
  ),
);

function isLinear(pattern: string): boolean {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const verdict = judge(pattern);
  known.set(pattern, verdict);
  return verdict;
}

function judge(pattern: string): boolean {
  try {
    return isSafePattern(pattern, { unicode: true, timeout: TIMEOUT_MS }).safe;
  } catch {
    // No regular expression at all: the meta-schema says so better.
    return true;
  }
}
