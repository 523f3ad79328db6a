import type { JsonObject } from '../../definition/JsonSchema.ts';
import { explainedRules, namesAt } from '../messages/explainedRules.ts';
import { wordedRules } from '../messages/ownWords.ts';
import type { Opened } from '../read/ExternalSchema.ts';
import type { FieldAt, Mapping } from '../read/Mapping.ts';
import { acceptedBy } from './acceptedBy.ts';
import { testOf } from './testOf.ts';

/**
 * Returns rules for the schemas that a field has under a condition (`then`, `else`,
 * `dependentSchemas`).
 *
 * @param opened the field
 * @param isTicked whether the field is a list of checkboxes
 */
export function refinedRules(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  isTicked = false,
): readonly JsonObject[] {
  const { schemas } = mapping;
  return at.refinements.flatMap(({ when, spots }) => {
    const refined = schemas.open(spots, opened.trail);
    const explained = explainedRules(
      testOf(schemas, refined),
      namesAt(mapping, at.textKey),
      isTicked,
      (texts) => acceptedBy(schemas, refined, acceptedBy(schemas, opened, texts)).map(String),
    );
    const rules = wordedRules(mapping, refined, at, explained);
    return rules.map((rule) => (when === true ? rule : { when, ...rule }));
  });
}
