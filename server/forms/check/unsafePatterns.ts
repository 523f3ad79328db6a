import { isSafePattern } from 'redos-detector';
import { type Diagnostic, FORMATS, type FormFiles } from '#compiler';

/**
 * Finds regular expressions of a form that are not proved to take linear time. With such a pattern,
 * an applicant's text could block the server (T-25). redos-detector checks each pattern; a time-out
 * counts as not proved.
 */
export function unsafePatterns(files: FormFiles): readonly Diagnostic[] {
  return [
    ...unsafePatternsIn(files.schema, `forms/${files.code}/schema.json`, ''),
    ...unsafePatternsIn(files.manifest, `forms/${files.code}/manifest.json`, ''),
  ];
}

/**
 * Finds the unsafe patterns in a value. A field may be named `pattern` or `patternProperties`. That
 * causes no finding: a field is an object, and its keywords are harmless as patterns.
 */
function unsafePatternsIn(value: unknown, file: string, pointer: string): readonly Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = pointer + stepTo(key);
    const own = patternsAt(key, inner).filter(({ pattern }) => !isLinear(pattern));
    return [
      ...own.map(({ steps }) => fault(file, at + steps)),
      ...unsafePatternsIn(inner, file, at),
    ];
  });
}

/** Returns the regular expressions of a keyword, with the steps to them: its value, or its keys. */
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
      'Anchor it with ^ and $, and let no repetition start where the previous one can continue.',
    severity: 'error',
  };
}

/** Time after which a pattern counts as not proved. */
const TIMEOUT_MS = 1000;
/**
 * Known results. The project's own patterns count as linear, because tests prove them and a busy
 * machine might time out.
 */
const known = new Map(
  Object.values(FORMATS).flatMap(({ patterns = [] }) =>
    patterns.map((pattern): [string, boolean] => [pattern, true]),
  ),
);

function isLinear(pattern: string): boolean {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const verdict = proveLinear(pattern);
  known.set(pattern, verdict);
  return verdict;
}

function proveLinear(pattern: string): boolean {
  try {
    return isSafePattern(pattern, { unicode: true, timeout: TIMEOUT_MS }).safe;
  } catch {
    // The text is not a regular expression. The meta-schema reports that.
    return true;
  }
}
