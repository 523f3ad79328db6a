import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { compilePattern } from '../patterns/compilePattern.ts';
import { exampleTexts } from '../patterns/exampleTexts.ts';
import { PatternMatcher } from '../patterns/PatternMatcher.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import { FORMATS } from '../source/formats.ts';
import { textsOf } from '../source/json.ts';
import type { PartReason } from './PartReason.ts';

/** The number of steps that the search for an example may take. */
const EXAMPLE_STEPS = 100_000;

/** Length, in characters, up to which an author's example fits into a message. */
const LONGEST = 60;

type Accepted = (texts: readonly string[]) => readonly string[];

/**
 * Returns the reason why a text fails `pattern`, with an example of a valid text where there is a
 * readable one. The pattern of a standard format has the example of the format. The `examples` of
 * the schema come first, because their author knows them.
 *
 * @param schema a schema with `pattern` and, optionally, its limits of length and `examples`
 * @param accepted returns the texts that satisfy everything else that applies to the value
 */
export function patternReason(
  { pattern, minLength, maxLength, examples }: JsonObject,
  accepted: Accepted = (texts) => texts,
): PartReason {
  const limits = numbersOf({ minLength, maxLength });
  const example = firstExample(pattern, limits, textsOf(examples), accepted);
  if (example === undefined) return { key: ENGINE_KEYS.wrongSpelling };
  return { key: ENGINE_KEYS.wrongSpellingOf, args: [example] };
}

function firstExample(
  pattern: Json | undefined,
  limits: Readonly<Record<string, number>>,
  given: readonly string[],
  accepted: Accepted,
): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const format = Object.values(FORMATS).find(({ patterns = [] }) => patterns.includes(pattern));
  if (format) return format.example ?? format.placeholder;
  const program = compilePattern(pattern);
  if (!program) return undefined;
  const matcher = new PatternMatcher(program, { left: EXAMPLE_STEPS });
  const fitting = given.filter((text) => {
    const length = [...text].length;
    return (
      length >= (limits.minLength ?? 1) && length <= Math.min(limits.maxLength ?? LONGEST, LONGEST)
    );
  });
  const texts = [...fitting, ...exampleTexts(pattern, limits)].filter(
    (text) => matcher.test(text) === true,
  );
  return texts.length === 0 ? undefined : accepted(texts)[0];
}

function numbersOf(values: Readonly<Record<string, Json | undefined>>) {
  const numbers = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(numbers);
}
