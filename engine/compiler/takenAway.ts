import type { Json } from '../definition/JsonSchema.ts';
import { isObject, listOf } from './json.ts';
import type { PatternIndex } from './PatternIndex.ts';
import type { Place } from './Reporter.ts';
import { everyKeywordOf, type Source } from './Source.ts';

/** Options of a shared block's choice that a form took away, by an `enum` beside the reference. */
export function optionsTakenAway(source: Source): readonly Json[] {
  const [own = [], ...lower] = everyKeywordOf(source, 'enum').map(({ value }) => listOf(value));
  return lower.flat().filter((value) => !own.includes(value));
}

/**
 * Whether a rule of a shared block is for options alone that the form took away: then it is no rule
 * of this form. One that the form itself says is a slip, and left for the prover to tell.
 *
 * @param when condition of the rule as written
 * @param holder pattern of the object where its relative pointers start
 */
export function isTakenAway(
  patterns: PatternIndex,
  when: Json | undefined,
  holder: string,
  place: Place,
): boolean {
  if (!isOfBlock(place) || !isObject(when)) return false;
  return Object.entries(when).some(([pointer, schema]) => {
    const draft = patterns.find(pointer, holder);
    const away = draft ? optionsTakenAway(draft.source) : [];
    const asked = isObject(schema) ? [schema.const ?? [], ...listOf(schema.enum)].flat() : [];
    return asked.length > 0 && asked.every((value) => away.includes(value));
  });
}

/** Whether something was written in a shared block, which knows nothing of the form around it. */
export function isOfBlock({ file }: Place): boolean {
  return file.startsWith('schemas/defs/');
}
