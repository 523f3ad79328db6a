import { isObject, listOf, objectOf, ownOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Mapping } from '../read/Mapping.ts';
import { readUiOptions } from '../read/readUiOptions.ts';
import { inOrder } from './inOrder.ts';
import { BUILT_IN_WIDGETS, HOUSES, KEYWORD_OF } from './rjsfWidgets.ts';

/**
 * An RJSF layout converted to Landform's: the layout of the form, and the schema with the layout's
 * changes.
 */
export interface ImportedUi {
  readonly ui: JsonObject;
  readonly schema: JsonObject;
}

/** The results of mapping the schema: its texts and its deprecated fields. */
type Found = Pick<Mapping, 'texts' | 'deprecated'>;

/**
 * Converts the RJSF layout of an external schema. Its words become texts, and RJSF's widgets become
 * Landform's. Every other option of a field becomes a `ui:` key. A layout in Landform's own keys
 * stays unchanged.
 *
 * @param ui the layout of the field, after `settleUi`
 * @param schema the schema of the field, in Landform's dialect
 * @param textKey the text key of the field; '' for the form
 * @param found the texts and deprecated fields so far; the layout's texts win
 */
export function importUi(
  ui: JsonObject,
  schema: JsonObject,
  textKey: string,
  found: Found,
): ImportedUi {
  const options = { ...ofEvery(ui, schema), ...readUiOptions(ui) };
  const asked = askedBy(options, schema, textKey, found.texts);
  if (textKey !== '') takeWords(options, asked.schema, textKey, found);
  const own = { ...layoutOf(options, asked), ...asked.ui };
  // RJSF renders the inside of an answer of any shape, and reads its layout unconverted.
  if (schema.json !== undefined) return { ui: { ...inner(ui), ...own }, schema: asked.schema };
  if (isObject(schema.items) && schema.items.enum === undefined) {
    const row = importUi(passedOn(options, objectOf(ui.items)), schema.items, textKey, found);
    return { ui: { ...own, items: row.ui }, schema: { ...asked.schema, items: row.schema } };
  }
  if (!isObject(schema.properties)) return { ui: own, schema: asked.schema };
  const parts = Object.entries(schema.properties).map(([name, field]) => {
    const key = textKey === '' ? name : `${textKey}.${name}`;
    return [
      name,
      importUi(passedOn(options, objectOf(ui[name])), objectOf(field), key, found),
    ] as const;
  });
  return {
    ui: { ...own, ...Object.fromEntries(parts.map(([name, part]) => [name, part.ui])) },
    schema: {
      ...asked.schema,
      properties: Object.fromEntries(parts.map(([name, part]) => [name, part.schema])),
    },
  };
}

/**
 * Returns the global options of a layout that apply to every list; an empty object for other
 * fields.
 */
function ofEvery(ui: JsonObject, { items }: JsonObject): JsonObject {
  if (!isObject(items)) return {};
  const { addable, copyable, orderable, removable } = objectOf(ui['ui:globalOptions']);
  const entries = Object.entries({ addable, copyable, orderable, removable });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

/**
 * Returns the layout of a field inside a group or list. The field inherits read-only, disabled and
 * global options.
 */
function passedOn({ readonly, disabled, globalOptions }: JsonObject, ui: JsonObject): JsonObject {
  return {
    ...(globalOptions === undefined ? {} : { 'ui:globalOptions': globalOptions }),
    ...(readonly === true ? { 'ui:readonly': true } : {}),
    ...(disabled === true ? { 'ui:disabled': true } : {}),
    ...ui,
  };
}

const WORDS = ['title', 'description', 'help', 'placeholder', 'enumNames'];
/**
 * Options that need no conversion. The code has already read some, such as `widget`. For the
 * others, the page decides on the first focus, and an empty answer is always absent.
 */
const UNUSED = [
  ...['widget', 'enumOrder', 'autofocus', 'emptyValue', 'style'],
  ...['submitButtonOptions', 'label', 'globalOptions', 'deprecatedHandling'],
];
/** Options that are written next to `ui:options` instead of inside. */
const BESIDE = ['readonly', 'disabled', 'classNames', 'enumDisabled', 'order', 'field'];

function takeWords(
  { title, description, help, placeholder, enumNames, deprecatedHandling = 'label' }: JsonObject,
  schema: JsonObject,
  textKey: string,
  { texts, deprecated }: Found,
): void {
  const set = (suffix: string, text: Json | undefined) => {
    if (typeof text === 'string' && text !== '') texts.set(`${textKey}.${suffix}`, text);
  };
  set('label', title);
  // A list and its rows share one text key, so the first of them marks the label and deletes the
  // key.
  if (deprecated.delete(textKey) && deprecatedHandling === 'label') {
    set('label', `${texts.get(`${textKey}.label`) ?? ''} (deprecated)`);
  }
  set('help', [description, help].filter((text) => typeof text === 'string').join(' '));
  set('placeholder', placeholder);
  const options = listOf(schema.enum ?? objectOf(schema.items).enum);
  const names = objectOf(enumNames);
  for (const value of options.map(String)) set(`options.${value}`, ownOf(names, value));
}

interface Asked {
  readonly schema: JsonObject;
  readonly ui: JsonObject;
  /** The name of a widget that the page may register. */
  readonly ownWidget?: string;
}

/**
 * Returns the changes to the schema that a layout requires: another widget, or rows that cannot be
 * reordered.
 */
function askedBy(
  { widget, orderable, enumOrder }: JsonObject,
  written: JsonObject,
  textKey: string,
  texts: Map<string, string>,
): Asked {
  const schema = inOrder(written, listOf(enumOrder));
  const kept = orderable === false && schema.ordered === true ? { ordered: false } : {};
  const changed: Asked = { schema: { ...schema, ...kept }, ui: {} };
  if (typeof widget !== 'string' || isBrought(widget, schema)) return changed;
  const isText = schema.type === 'string' && schema.enum === undefined;
  const keyword = isText ? KEYWORD_OF[widget] : undefined;
  if (keyword !== undefined) return { ...changed, schema: { ...schema, [keyword]: true } };
  if (schema.type === 'boolean' && (widget === 'radio' || widget === 'select')) {
    return { schema: yesOrNo(schema, textKey, texts), ui: { 'ui:widget': widget } };
  }
  if (HOUSES.includes(widget)) return { ...changed, ui: { 'ui:widget': widget } };
  return { ...changed, ownWidget: widget };
}

/** Returns a checkbox as a choice of two options, Yes and No. */
function yesOrNo(schema: JsonObject, textKey: string, texts: Map<string, string>): JsonObject {
  const { type: _type, ...rest } = schema;
  for (const [value, words] of Object.entries({ true: 'Yes', false: 'No' })) {
    const key = `${textKey}.options.${value}`;
    if (!texts.has(key)) texts.set(key, words);
  }
  return { ...rest, enum: [true, false] };
}

/**
 * Checks whether the type of an answer already selects the widget that a layout names. Several
 * options are always checkboxes. For `hkDate` (DD/MM/YYYY) and `file` the layout names Landform's
 * own widget.
 */
function isBrought(widget: string, schema: JsonObject): boolean {
  if (widget === 'select' && schema.type === 'array') return true;
  return (
    BUILT_IN_WIDGETS.includes(widget) && schema.hkDate === undefined && schema.file === undefined
  );
}

/**
 * Checks for a `ui:field` of an answer. RJSF has components for single answers; Landform has them
 * for groups only.
 */
function isStrayField(name: string, { properties, $ref }: JsonObject): boolean {
  return name === 'field' && properties === undefined && $ref === undefined;
}

function layoutOf(uiOptions: JsonObject, { ownWidget, schema }: Asked): JsonObject {
  const entries = Object.entries(uiOptions);
  const beside = entries.filter(([name]) => BESIDE.includes(name) && !isStrayField(name, schema));
  const options = entries.filter(([name]) => ![...WORDS, ...UNUSED, ...BESIDE].includes(name));
  if (ownWidget !== undefined) options.push(['ownWidget', ownWidget]);
  return {
    ...Object.fromEntries(beside.map(([name, value]) => [`ui:${name}`, value])),
    ...(options.length > 0 ? { 'ui:options': Object.fromEntries(options) } : {}),
  };
}

function inner(ui: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(ui).filter(([key]) => !key.startsWith('ui:')));
}
