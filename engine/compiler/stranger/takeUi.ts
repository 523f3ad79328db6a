import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, listOf, objectOf, ownOf } from '../json.ts';
import { inOrder } from './inOrder.ts';
import type { Mapping } from './Mapping.ts';
import { BROUGHT, HOUSES, KEYWORD_OF } from './rjsfWidgets.ts';
import { saidIn } from './saidIn.ts';

/** A layout in RJSF's words taken over: what lies over the form's own, and the schema as it asks. */
export interface TakenUi {
  readonly ui: JsonObject;
  readonly schema: JsonObject;
}

/** What the mapping of the schema found: its words, and which fields are deprecated. */
type Found = Pick<Mapping, 'texts' | 'deprecated'>;

/**
 * Takes over the layout that a stranger wrote for RJSF: words become texts, RJSF's widgets those of
 * the house, what else is said of a field its `ui:` keys. A layout in the house's words stays as it is.
 *
 * @param ui of the field, settled (see `settleUi`)
 * @param schema of the field, in the house's dialect
 * @param textKey of the field; '' for the form
 * @param found so far; the layout's texts win
 */
export function takeUi(ui: JsonObject, schema: JsonObject, textKey: string, found: Found): TakenUi {
  const said = { ...ofEvery(ui, schema), ...saidIn(ui) };
  const asked = askedBy(said, schema, textKey, found.texts);
  if (textKey !== '') takeWords(said, asked.schema, textKey, found);
  const own = { ...layoutOf(said, asked), ...asked.ui };
  // What lies inside an answer of any shape is RJSF's own.
  if (schema.json !== undefined) return { ui: { ...inner(ui), ...own }, schema: asked.schema };
  if (isObject(schema.items) && schema.items.enum === undefined) {
    const row = takeUi(passedOn(said, objectOf(ui.items)), schema.items, textKey, found);
    return { ui: { ...own, items: row.ui }, schema: { ...asked.schema, items: row.schema } };
  }
  if (!isObject(schema.properties)) return { ui: own, schema: asked.schema };
  const parts = Object.entries(schema.properties).map(([name, field]) => {
    const key = textKey === '' ? name : `${textKey}.${name}`;
    return [name, takeUi(passedOn(said, objectOf(ui[name])), objectOf(field), key, found)] as const;
  });
  return {
    ui: { ...own, ...Object.fromEntries(parts.map(([name, part]) => [name, part.ui])) },
    schema: {
      ...asked.schema,
      properties: Object.fromEntries(parts.map(([name, part]) => [name, part.schema])),
    },
  };
}

/** What a layout says of every list. */
function ofEvery(ui: JsonObject, { items }: JsonObject): JsonObject {
  if (!isObject(items)) return {};
  const { addable, copyable, orderable, removable } = objectOf(ui['ui:globalOptions']);
  const entries = Object.entries({ addable, copyable, orderable, removable });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

/** What is said of a group or a list holds for its fields. */
function passedOn({ readonly, disabled, globalOptions }: JsonObject, ui: JsonObject): JsonObject {
  return {
    ...(globalOptions === undefined ? {} : { 'ui:globalOptions': globalOptions }),
    ...(readonly === true ? { 'ui:readonly': true } : {}),
    ...(disabled === true ? { 'ui:disabled': true } : {}),
    ...ui,
  };
}

const WORDS = ['title', 'description', 'help', 'placeholder', 'enumNames'];
/** What the house has no use for: the page decides where the focus begins, what is empty is absent. */
const UNUSED = [
  ...['widget', 'enumOrder', 'autofocus', 'emptyValue', 'style'],
  ...['submitButtonOptions', 'label', 'globalOptions', 'deprecatedHandling'],
];
/** What stands beside `ui:options`. */
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
  // Said once of a list and its rows, which are named alike.
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
  /** A widget that the page may have. */
  readonly ownWidget?: string;
}

/** What a layout asks of the schema: another kind of box, rows that stay in their order. */
function askedBy(
  { widget, orderable, enumOrder }: JsonObject,
  written: JsonObject,
  textKey: string,
  texts: Map<string, string>,
): Asked {
  const schema = inOrder(written, listOf(enumOrder));
  const kept = orderable === false && schema.ordered === true ? { ordered: false } : {};
  const asked: Asked = { schema: { ...schema, ...kept }, ui: {} };
  if (typeof widget !== 'string' || isBrought(widget, schema)) return asked;
  const isText = schema.type === 'string' && schema.enum === undefined;
  const keyword = isText ? KEYWORD_OF[widget] : undefined;
  if (keyword !== undefined) return { ...asked, schema: { ...schema, [keyword]: true } };
  if (schema.type === 'boolean' && (widget === 'radio' || widget === 'select')) {
    return { schema: yesOrNo(schema, textKey, texts), ui: { 'ui:widget': widget } };
  }
  if (HOUSES.includes(widget)) return { ...asked, ui: { 'ui:widget': widget } };
  return { ...asked, ownWidget: widget };
}

/** A box to tick as a choice of two. */
function yesOrNo(schema: JsonObject, textKey: string, texts: Map<string, string>): JsonObject {
  const { type: _type, ...rest } = schema;
  for (const [value, words] of Object.entries({ true: 'Yes', false: 'No' })) {
    const key = `${textKey}.options.${value}`;
    if (!texts.has(key)) texts.set(key, words);
  }
  return { ...rest, enum: [true, false] };
}

/** In the house's own words a date is one of DD/MM/YYYY; several options are ticked, never selected. */
function isBrought(widget: string, schema: JsonObject): boolean {
  if (widget === 'select' && schema.type === 'array') return true;
  return BROUGHT.includes(widget) && schema.hkDate === undefined && schema.file === undefined;
}

/** A field of RJSF's page stands for an answer, one of the house for a group. */
function isStrayField(name: string, { properties, $ref }: JsonObject): boolean {
  return name === 'field' && properties === undefined && $ref === undefined;
}

function layoutOf(said: JsonObject, { ownWidget, schema }: Asked): JsonObject {
  const entries = Object.entries(said);
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
