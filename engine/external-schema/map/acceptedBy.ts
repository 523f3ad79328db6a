import { Ajv2020 } from 'ajv/dist/2020.js';
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

const AJV = new Ajv2020({ strict: false, logger: false, validateSchema: false });
// A test of an external schema contains one keyword of Landform: `email`, from `FORMATS`.
AJV.addKeyword({
  keyword: 'email',
  type: 'string',
  validate: (_isAsked: boolean, value: string) => isEmail(value),
});
