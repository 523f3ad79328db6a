import { isObject } from '../../compiler/source/json.ts';
import { freeNames } from './addedNames.ts';
import { everyValue, type Opened } from './ExternalSchema.ts';

/** Checks whether no layer of an object's schema refuses the names that it does not list. */
export function isOpenObject(opened: Opened): boolean {
  return ['additionalProperties', 'unevaluatedProperties'].every((keyword) =>
    everyValue(opened, keyword).every(({ value }) => value !== false),
  );
}

/**
 * Returns the schema of an object that lists no names and only describes those that the applicant
 * chooses. It states what the standard assumes: the type, and that other names are allowed.
 */
export function openObject(opened: Opened): Opened {
  const stated = {
    type: 'object',
    ...(freeNames(opened) === undefined ? { additionalProperties: true } : {}),
  };
  const spots = opened.spots.map((spot) =>
    isObject(spot.schema) ? { ...spot, schema: { ...stated, ...spot.schema } } : spot,
  );
  return { ...opened, spots };
}
