import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../definition/JsonSchema.ts';
import { isEmail } from '../../rules/email.ts';
import type { Opened, StrangerSchema } from './StrangerSchema.ts';
import { testOf } from './testOf.ts';

/**
 * Those of some values that a schema accepts: what it says beside the list of its options is judged
 * once, when the form is made.
 */
export function acceptedBy(
  schemas: StrangerSchema,
  opened: Opened,
  values: readonly Json[],
): readonly Json[] {
  const test = testOf(schemas, opened);
  try {
    const validate = JUDGE.compile(test);
    return values.filter((value) => validate(value));
  } catch {
    // A slip of the author, told where the form's own rules are compiled.
    return values;
  } finally {
    JUDGE.removeSchema(test);
  }
}

const JUDGE = new Ajv2020({ strict: false, logger: false, validateSchema: false });
// The only keyword of the house that a test of a stranger's holds; see `FORMATS`.
JUDGE.addKeyword({
  keyword: 'email',
  type: 'string',
  validate: (_isAsked: boolean, value: string) => isEmail(value),
});
