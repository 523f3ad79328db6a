import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';

/** The number of simple fields that a page of a derived form holds. */
export const MOST_ON_PAGE = 15;

/**
 * Returns the approximate height of a field on a page. The unit is the height of a text box with
 * its label and help. A group is as high as its fields and its heading. A list is as high as its
 * first row and its button. An answer of any shape is as high as the names that it lists.
 *
 * @param field the field in Landform's dialect
 * @param ui the layout of the field
 */
export function heightOf(field: JsonObject, ui: JsonObject): number {
  if (ui['ui:widget'] === 'hidden') return 0;
  if (field.json !== undefined) return 1 + Math.max(LEAST_JSON, namesIn(field.json));
  if (field.$ref !== undefined) return BLOCK;
  if (isObject(field.properties)) return 1 + heightOfAll(field.properties, ui);
  const { items } = field;
  if (isObject(items) && items.enum === undefined) return 1 + heightOf(items, objectOf(ui.items));
  const options = listOf(field.enum ?? objectOf(items).enum);
  if (LISTED.includes(ui['ui:widget'])) return 1 + Math.floor(options.length / OPTIONS_PER_UNIT);
  return field.file !== undefined || ui['ui:widget'] === 'textarea' ? 2 : 1;
}

/** Widgets that show every option on a line of its own. */
const LISTED: readonly unknown[] = ['radio', 'checkboxes'];
/** The number of options that are as high as one text box. */
const OPTIONS_PER_UNIT = 3;
/** The height of a shared block, such as an address. */
const BLOCK = 5;
/** The least height of an answer of any shape, which may grow while it is filled in. */
const LEAST_JSON = 2;

function heightOfAll(properties: JsonObject, ui: JsonObject): number {
  const heights = Object.entries(properties).map(([name, field]) =>
    heightOf(objectOf(field), objectOf(ui[name])),
  );
  return heights.reduce((sum, each) => sum + each, 0);
}

/**
 * Returns how many properties a schema lists, at every depth. Definitions count only where they are
 * written.
 */
function namesIn(schema: unknown): number {
  if (Array.isArray(schema)) return schema.reduce((sum: number, each) => sum + namesIn(each), 0);
  if (!isObject(schema)) return 0;
  const { $defs: _, properties, ...others } = schema;
  const own = Object.keys(objectOf(properties)).length;
  return Object.values({ ...others, ...objectOf(properties) }).reduce(
    (sum: number, each) => sum + namesIn(each),
    own,
  );
}
