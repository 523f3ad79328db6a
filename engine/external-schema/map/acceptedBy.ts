import { Ajv2020 } from 'ajv/dist/2020.js';
import { compilePattern } from '../../compiler/patterns/compilePattern.ts';
import { PATTERN_STEPS } from '../../compiler/patterns/limitedPatterns.ts';
import { PatternMatcher } from '../../compiler/patterns/PatternMatcher.ts';
import type { Json } from '../../definition/JsonSchema.ts';
import { isEmail } from '../../rules/email.ts';
import type { ExternalSchema, Opened } from '../read/ExternalSchema.ts';
import { testOf } from './testOf.ts';

/**
 * Returns the given values that a schema accepts. Evaluates the schema when the form is created,
 * not when it is filled in. Returns all values when the schema has a mistake.
 */
export function acceptedBy(
  schemas: ExternalSchema,
  opened: Opened,
  values: readonly Json[],
): readonly Json[] {
  const test = testOf(schemas, opened);
  try {
    const validate = AJV.compile(test);
    return values.filter((value) => validate(value));
  } catch {
    // The schema has a mistake. The compilation of the form's own rules reports it.
    return values;
  } finally {
    AJV.removeSchema(test);
  }
}

/** Creates a pattern that runs in limited time, because a schema may have any pattern. */
const limitedRegExp = Object.assign(
  (pattern: string) => {
    const program = compilePattern(pattern);
    if (!program) throw new SyntaxError(`Cannot evaluate the pattern "${pattern}"`);
    const matcher = (): PatternMatcher => new PatternMatcher(program, { left: PATTERN_STEPS });
    return {
      test: (text: string) => matcher().test(text) ?? false,
      // Ajv shares one expression among patterns with equal texts.
      toString: () => pattern,
    };
  },
  { code: '' },
);

const AJV = new Ajv2020({
  strict: false,
  logger: false,
  validateSchema: false,
  code: { regExp: limitedRegExp },
});
// A test of an external schema contains one keyword of Landform: `email`, from `FORMATS`.
AJV.addKeyword({
  keyword: 'email',
  type: 'string',
  validate: (_isAsked: boolean, value: string) => isEmail(value),
});
