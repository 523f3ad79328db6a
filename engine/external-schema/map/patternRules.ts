import { patternReason } from '../../compiler/validators/patternReason.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { ExplainedRule } from '../messages/explainedRules.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  tightest,
} from '../read/ExternalSchema.ts';
import type { Mapping } from '../read/Mapping.ts';
import { acceptedBy } from './acceptedBy.ts';

/**
 * Returns a rule for each pattern of an answer. Its message contains an example where there is a
 * readable one that everything else in the schema accepts.
 */
export function patternRules(
  { schemas }: Pick<Mapping, 'schemas'>,
  opened: Opened,
): readonly ExplainedRule[] {
  return everyValue(opened, 'pattern').flatMap(({ value }): readonly ExplainedRule[] => {
    if (typeof value !== 'string') return [];
    const schema = { pattern: value };
    const examples = outermost(opened, 'examples');
    const stated = { ...limitsOf(opened), ...(examples === undefined ? {} : { examples }) };
    const reason = patternReason({ ...schema, ...stated }, (texts) =>
      acceptedTexts(schemas, opened, texts),
    );
    return [{ keyword: 'pattern', schema, ...reason }];
  });
}

/** Returns the texts that satisfy a schema. Evaluates only a schema with more than one pattern. */
function acceptedTexts(
  schemas: ExternalSchema,
  opened: Opened,
  texts: readonly string[],
): readonly string[] {
  const keywords = opened.layers.flatMap(({ schema }) => Object.keys(schema));
  const tested = keywords.filter((keyword) => TESTED.includes(keyword));
  if (tested.length < 2) return texts;
  return acceptedBy(schemas, opened, texts).map(String);
}

/** Keywords that may refuse a text, other than limits of length. */
const TESTED = ['pattern', 'format', 'enum', 'const', 'anyOf', 'oneOf', 'not', 'if'];

function limitsOf(opened: Opened): JsonObject {
  const limits = ['minLength', 'maxLength'].flatMap((keyword) => {
    const limit = tightest(opened, keyword);
    return limit === undefined ? [] : [[keyword, limit] as const];
  });
  return Object.fromEntries(limits);
}
