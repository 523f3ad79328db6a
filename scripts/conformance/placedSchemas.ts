import type { FormData, Json, JsonObject } from '#engine';
import type { ConformanceCase, Draft } from './ConformanceCase.ts';

/** A schema of a case as the schema of a form. */
export interface PlacedSchema {
  /** `form`: the schema is that of the form; `field`: it is that of the form's field `p`. */
  readonly position: 'form' | 'field';
  readonly schema: JsonObject;
  /** Returns the answers of the form that contain a value; `undefined` if no form can have them. */
  answers(value: Json): FormData | undefined;
}

const ADDRESSES: Readonly<Record<Draft, string>> = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/** The address of a schema without its own, so that its references to `#` mean the schema itself. */
const OWN_ADDRESS = 'https://landform.example/case';

/**
 * Returns the forms that test a schema: one in which the schema describes the field `p`, and one in
 * which it describes all answers, if it is a schema of objects.
 */
export function placedSchemas({ draft, schema }: ConformanceCase): readonly PlacedSchema[] {
  const $schema = ADDRESSES[draft];
  const field: PlacedSchema = {
    position: 'field',
    schema: {
      $schema,
      type: 'object',
      properties: { p: addressed(schema, draft), other: { type: 'string', maxLength: 20 } },
    },
    answers: (p) => ({ p }),
  };
  if (!isObject(schema) || schema.type !== 'object') return [field];
  const form: PlacedSchema = {
    position: 'form',
    schema: { $schema, ...schema },
    answers: (value) => (isObject(value) ? value : undefined),
  };
  return [field, form];
}

/** Returns a schema with an address. Draft 7 ignores an address next to a reference. */
function addressed(schema: Json, draft: Draft): Json {
  if (!isObject(schema)) return schema;
  const { $ref, ...rest } = schema;
  const isHidden = $ref !== undefined && draft === 'draft-07';
  return { $id: OWN_ADDRESS, ...(isHidden ? { ...rest, allOf: [{ $ref }] } : schema) };
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
