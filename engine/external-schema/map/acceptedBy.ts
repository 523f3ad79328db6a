import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../definition/JsonSchema.ts';
import { isEmail } from '../../rules/email.ts';
import type { ExternalSchema, Opened } from '../read/ExternalSchema.ts';
import { testOf } from './testOf.ts';

/**
 * Returns the given values that a schema accepts. The keywords next to a list of options are
 * evaluated once, when the form is created.
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

const AJV = new Ajv2020({ strict: false, logger: false, validateSchema: false });
// The only keyword of Landform that a test of an external schema contains; see `FORMATS`.
AJV.addKeyword({
  keyword: 'email',
  type: 'string',
  validate: (_isAsked: boolean, value: string) => isEmail(value),
});
