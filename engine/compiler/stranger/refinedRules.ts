import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { FieldAt, Mapping } from './Mapping.ts';
import { wordedRules } from './ownWords.ts';
import type { Opened } from './StrangerSchema.ts';
import { testOf } from './testOf.ts';
import { namesAt, toldRules } from './toldRules.ts';

/**
 * What is said more of a field under a condition (`then`, `else`, `dependentSchemas`), as rules.
 *
 * @param opened the field
 * @param isTicked it is boxes to tick
 */
export function refinedRules(
  mapping: Mapping,
  { trail }: Opened,
  at: FieldAt,
  isTicked = false,
): readonly JsonObject[] {
  const { schemas } = mapping;
  return at.refinements.flatMap(({ when, spots }) => {
    const refined = schemas.open(spots, trail);
    const told = toldRules(testOf(schemas, refined), namesAt(mapping, at.textKey), isTicked);
    const rules = wordedRules(mapping, refined, at, told);
    return rules.map((rule) => (when === true ? rule : { when, ...rule }));
  });
}
