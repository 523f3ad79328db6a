import type { Json } from '../../definition/JsonSchema.ts';
import { isObject, listOf } from './json.ts';
import type { PatternIndex } from './PatternIndex.ts';
import type { Place } from './Reporter.ts';
import { everyKeywordOf, type Source } from './Source.ts';

/**
 * Returns the options of a shared block's choice that a form removes with an `enum` next to the
 * reference.
 */
export function removedOptions(source: Source): readonly Json[] {
  const [own = [], ...lower] = everyKeywordOf(source, 'enum').map(({ value }) => listOf(value));
  return lower.flat().filter((value) => !own.includes(value));
}

/**
 * Checks whether a rule of a shared block applies only to options that the form removed. Such a
 * rule does not apply to this form. In a form's own schema such a rule is a mistake, and the prover
 * reports it.
 *
 * @param when condition of the rule as written
 * @param holder pattern of the object where its relative pointers start
 */
export function isForRemovedOptions(
  patterns: PatternIndex,
  when: Json | undefined,
  holder: string,
  place: Place,
): boolean {
  if (!isOfBlock(place) || !isObject(when)) return false;
  return Object.entries(when).some(([pointer, schema]) => {
    const draft = patterns.find(pointer, holder);
    const removed = draft ? removedOptions(draft.source) : [];
    const compared = isObject(schema) ? [schema.const ?? [], ...listOf(schema.enum)].flat() : [];
    return compared.length > 0 && compared.every((value) => removed.includes(value));
  });
}

/** Checks whether a place is in a shared block, which is independent of the forms that use it. */
export function isOfBlock({ file }: Place): boolean {
  return file.startsWith('schemas/defs/');
}
