import { isObject, objectOf } from '../../compiler/source/json.ts';
import type { Place } from '../../compiler/source/Reporter.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';

/**
 * Maximum number of fields of a derived form: about 70 steps. The largest configuration files that
 * people write by hand have some hundreds.
 */
export const MOST_FIELDS = 1000;

/**
 * Checks whether a derived form has at most 1,000 fields. Refuses a larger schema with the number
 * of its fields and a way to choose a part of it.
 *
 * @param form the schema in Landform's dialect
 * @param root the external schema, whose definitions the remedy names
 */
export function checkSize(
  form: JsonObject,
  root: JsonObject,
  at: { readonly place: Place; readonly notes: Notes },
): boolean {
  const count = fieldsIn(form);
  if (count <= MOST_FIELDS) return true;
  const message = `This schema has ${grouped(count)} fields, and a form has at most ${grouped(MOST_FIELDS)}`;
  at.notes.refused(at.place, 'too-large', message, partRemedy(root));
  return false;
}

/** Returns the advice to make a form of a part of a schema, with one of its definitions. */
export function partRemedy(root: JsonObject): string {
  const keyword = isObject(root.$defs) ? '$defs' : 'definitions';
  const definitions = Object.entries(objectOf(root[keyword]));
  const [name] = definitions.find(([, each]) => isObject(objectOf(each).properties)) ?? [];
  const other = 'Remove the properties that the form need not ask for.';
  if (name === undefined) return other;
  return `Choose a part: keep "${keyword}" and replace the rest by a reference, such as "$ref": "#/${keyword}/${name}". Or: ${other}`;
}

/** Returns the number of single answers in a form; a row of a list counts once. */
function fieldsIn(field: JsonObject): number {
  if (isObject(field.properties)) {
    const counts = Object.values(field.properties).map((each) => fieldsIn(objectOf(each)));
    return counts.reduce((sum, each) => sum + each, 0);
  }
  const { items } = field;
  return isObject(items) && items.enum === undefined ? fieldsIn(items) : 1;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
