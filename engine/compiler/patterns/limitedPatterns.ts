import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { LimitedPattern } from '../source/FormFiles.ts';
import { isObject, objectOf } from '../source/json.ts';
import { compilePattern } from './compilePattern.ts';
import { OPS, type PatternProgram } from './PatternProgram.ts';

/**
 * The number of steps that the patterns of a form may take in one turn of the event loop, about a
 * quarter of a second.
 */
export const PATTERN_STEPS = 3_000_000;

/**
 * Maximum number of instructions of a pattern in a condition. With it, the budget suffices for the
 * longest text that a field accepts: 140 instructions at 20,001 positions are 2.8 million states.
 */
const MOST_IN_CONDITION = 140;

/** Returns the regular expressions in a schema: values of `pattern`, keys of `patternProperties`. */
export function patternsIn(schema: Json): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(patternsIn);
  return Object.entries(objectOf(schema)).flatMap(([keyword, value]) => {
    const own = keyword === 'pattern' && typeof value === 'string' ? [value] : [];
    const names = keyword === 'patternProperties' ? Object.keys(objectOf(value)) : [];
    return [...own, ...names, ...patternsIn(value)];
  });
}

/**
 * Compiles the patterns of some schemas that are not proved to run in linear time.
 *
 * @param isSlow checks whether a pattern lacks that proof
 * @returns the programs by pattern; `null` for a pattern that the matcher does not support
 */
export function limitedPrograms(
  schemas: readonly JsonObject[],
  isSlow: (pattern: string) => boolean,
): ReadonlyMap<string, PatternProgram | null> {
  const slow = [...new Set(schemas.flatMap(patternsIn))].filter(isSlow);
  return new Map(slow.map((pattern) => [pattern, compilePattern(pattern) ?? null]));
}

/**
 * Returns the limited patterns of a form, with the reason why it cannot use one.
 *
 * @param programs the patterns of the whole form
 * @param asked the patterns of its conditions
 */
export function limitedPatterns(
  programs: ReadonlyMap<string, PatternProgram | null>,
  asked: { has(pattern: string): boolean },
): readonly LimitedPattern[] {
  return [...programs].map(([pattern, program]) => {
    if (!program) return { pattern, refusal: 'unsupported' };
    return asked.has(pattern) && !isAlwaysDecided(program)
      ? { pattern, refusal: 'condition' }
      : { pattern };
  });
}

/** Checks whether the budget suffices for every text that a field accepts. */
function isAlwaysDecided({ code, isPlain }: PatternProgram): boolean {
  const operations = code.filter((_, index) => index % 3 === 0);
  return isPlain && operations.length <= MOST_IN_CONDITION && !operations.includes(OPS.look);
}

/**
 * Removes slow patterns from the schema from which the page renders an answer of any shape, because
 * the page evaluates that schema by itself. Names under a removed pattern follow its schema as
 * additional properties. The validator decides whether they are valid.
 */
export function withoutSlowPatterns(
  schema: JsonObject,
  isSlow: (pattern: string) => boolean,
): JsonObject {
  const inner = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inner);
    return isObject(value) ? withoutSlowPatterns(value, isSlow) : value;
  };
  const entries = Object.entries(schema)
    .filter(([name, value]) => name !== 'pattern' || typeof value !== 'string' || !isSlow(value))
    .map(([name, value]) => [name, inner(value)] as const);
  const kept: JsonObject = Object.fromEntries(entries);
  const named = objectOf(kept.patternProperties);
  const slow = Object.keys(named).filter(isSlow);
  const [first] = slow;
  if (first === undefined) return kept;
  const others = Object.entries(named).filter(([pattern]) => !slow.includes(pattern));
  const { additionalProperties: rest = false } = kept;
  return {
    ...kept,
    patternProperties: Object.fromEntries(others),
    additionalProperties: rest === false ? (named[first] ?? true) : rest,
  };
}
