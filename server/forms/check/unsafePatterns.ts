import { type Diagnostic, type FormFiles, type LimitedPattern, mostWays } from '#compiler';
import { isLinear } from '../compiler/isLinear.ts';

/**
 * Finds regular expressions of a form that are not proved to take linear time. With such a pattern,
 * an applicant's text could block the server (T-25). Each pattern is reported once.
 */
export function unsafePatterns(files: FormFiles): readonly Diagnostic[] {
  const found = [
    ...patternsIn(files.schema, `forms/${files.code}/schema.json`, ''),
    ...patternsIn(files.manifest, `forms/${files.code}/manifest.json`, ''),
  ];
  return onceEach(found).flatMap(({ pattern, file, pointer }): readonly Diagnostic[] => {
    if (isLinear(pattern)) return [];
    const message = `The pattern ${quoted(pattern)} is not proved to take linear time for every text`;
    return [{ file, pointer, code: CODE, message, remedy: REMEDY, severity: 'error' }];
  });
}

/**
 * Reports the patterns of an external schema that are matched in a limited number of steps, once
 * each, at the first place that defines them. A pattern is not reported if `maxLength` makes it
 * harmless wherever it is defined.
 *
 * @param limited the patterns, from the compiled form
 * @param file the name of the schema in findings
 * @param schema the schema as its author wrote it
 */
export function limitedPatternFindings(
  limited: readonly LimitedPattern[],
  file: string,
  schema: unknown,
): readonly Diagnostic[] {
  const all = patternsIn(schema, file, '');
  return limited.flatMap(({ pattern, refusal }): readonly Diagnostic[] => {
    const places = all.filter((each) => each.pattern === pattern);
    const { pointer = '' } = places[0] ?? {};
    const at = { file, pointer, code: CODE };
    if (refusal) return [{ ...at, ...refusalOf(pattern, refusal), severity: 'error' }];
    if (places.length > 0 && places.every(isHarmless)) return [];
    const message = `The pattern ${quoted(pattern)} is not proved to take linear time, so the form matches it in a limited number of steps and refuses an answer that needs more`;
    return [{ ...at, message, remedy: REMEDY, severity: 'warning' }];
  });
}

const CODE = 'slow-pattern';
const REMEDY =
  'Anchor it with ^ and $, and let no repetition start where the previous one can continue.';

/** Maximum number of ways to match a text that take a few milliseconds. */
const HARMLESS_WAYS = 1_000_000;

function isHarmless({ pattern, maxLength }: PatternPlace): boolean {
  return typeof maxLength === 'number' && mostWays(pattern, maxLength) <= HARMLESS_WAYS;
}

function refusalOf(pattern: string, refusal: NonNullable<LimitedPattern['refusal']>) {
  if (refusal === 'unsupported') {
    const remedy = `${REMEDY} Or write it with smaller numbers of repetitions and without modifiers such as (?i:a).`;
    return { message: `The pattern ${quoted(pattern)} cannot be matched in limited time`, remedy };
  }
  const message = `The pattern ${quoted(pattern)} decides a condition, and cannot be matched for every text in limited time`;
  const remedy = `${REMEDY} Or write it with small numbers of repetitions and without lookarounds and back references.`;
  return { message, remedy };
}

/** Maximum number of characters of a pattern in a message. */
const MOST_QUOTED = 120;

function quoted(pattern: string): string {
  return pattern.length > MOST_QUOTED ? `"${pattern.slice(0, MOST_QUOTED)}…"` : `"${pattern}"`;
}

/** A regular expression in a file, with the `maxLength` beside it. */
interface PatternPlace {
  readonly pattern: string;
  readonly file: string;
  readonly pointer: string;
  readonly maxLength?: unknown;
}

function onceEach(places: readonly PatternPlace[]): readonly PatternPlace[] {
  const first = new Map<string, PatternPlace>();
  for (const place of places) if (!first.has(place.pattern)) first.set(place.pattern, place);
  return [...first.values()];
}

/**
 * Finds the patterns in a value. A field may be named `pattern` or `patternProperties`. That causes
 * no finding: a field is an object, and its keywords are harmless as patterns.
 */
function patternsIn(value: unknown, file: string, pointer: string): readonly PatternPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  const { maxLength }: { maxLength?: unknown } = value;
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = pointer + stepTo(key);
    const own = patternsAt(key, inner).map(({ pattern, steps }) => ({
      pattern,
      file,
      pointer: at + steps,
      ...(key === 'pattern' ? { maxLength } : {}),
    }));
    return [...own, ...patternsIn(inner, file, at)];
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
