import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json, JsonObject } from '../../engine/definition/JsonSchema.ts';

/** A field as its JSON defines it, with every `$ref` resolved. */
export interface Field {
  readonly kind: 'leaf' | 'group' | 'list';
  readonly key: string;
  /** Keywords of the field. Keywords next to a `$ref` override those of the referenced schema. */
  readonly schema: JsonObject;
  /** Conditions of the field, of its block and of its step: all must hold. */
  readonly visibleWhen: readonly Json[];
  readonly requiredWhen: readonly Json[];
  readonly required: boolean;
  /** Fields of a group. */
  readonly fields: readonly Field[];
  /** The field of each row of a list. */
  readonly row?: Field;
  /** Every value that a choice or a group of ticks can offer. */
  readonly options?: readonly string[];
}

/** A form as its folder defines it. */
export interface Definition {
  readonly root: Field;
  readonly manifest: JsonObject;
  /** Names of the fields that the shared workflow adds. */
  readonly workflow: readonly string[];
  table(name: string): readonly JsonObject[];
}

const SCHEMAS = join(import.meta.dirname, '../../schemas');

/** Reads `schema.json`, `ui.json` and `manifest.json` of a form's folder, without the compiler. */
export function readDefinition(folder: string): Definition {
  const manifest = readJson(join(folder, 'manifest.json'));
  const own = fieldsOf(layersOf(join(folder, 'schema.json')), readJson(join(folder, 'ui.json')));
  const steps = listOf(manifest.steps).map(objectOf);
  const fields = own.map((field) => {
    const whens = steps
      .filter((step) => listOf(step.fields).includes(`/${field.key}`))
      .flatMap(({ when }) => when ?? []);
    return { ...field, visibleWhen: [...whens, ...field.visibleWhen] };
  });
  const online = chosenWhen(manifest.submissionType ?? null, 'ALLOW_ESUBM');
  const ack = manifest.skipAckEmail === true ? [] : blockFields('ack-email', [online]);
  const added = [...paymentFields(manifest, online), ...ack];
  const root: Field = {
    ...fieldOf('', layersOf(join(folder, 'schema.json')), true, {}),
    fields: [...fields, ...added],
  };
  return { root, manifest, workflow: ack.map(({ key }) => key), table: readTable };
}

/** Returns the fields of a shared block, each with additional conditions. */
function blockFields(name: string, whens: readonly Json[]): readonly Field[] {
  return fieldsOf(layersOf(join(SCHEMAS, `defs/${name}.schema.json`)), {}).map((field) => ({
    ...field,
    visibleWhen: [...whens, ...field.visibleWhen],
  }));
}

/** Returns the payment fields of the review: the method, and the fields of each accepted method. */
function paymentFields(manifest: JsonObject, online: Json): readonly Field[] {
  const payment = objectOf(manifest.payment);
  const isAsked = manifest.skipReview !== true && manifest.simplifiedForm !== true;
  if (!isAsked || (payment.required ?? false) === false) return [];
  const methods = [
    ...(payment.online === undefined ? EVERY_ONLINE_METHOD : listOf(payment.online)),
    ...listOf(payment.offline),
  ].map(String);
  const belongsTo: Readonly<Record<string, readonly string[]>> = {
    CDPaymentMethod: methods,
    chequeNo: ['cheque'],
    bankDraftNo: ['bankDraft'],
    chequePayee: ['cheque', 'bankDraft'],
    payee: ['echq'],
    uploadECheque: ['echq'],
  };
  const whens = [
    online,
    chosenWhen(payment.required ?? null, true),
    { not: chosenWhen(payment.onCounter ?? false, true) },
  ];
  return blockFields('payment-method', whens)
    .filter(({ key }) => belongsTo[key]?.some((method) => methods.includes(method)))
    .map((field) => (field.key === 'CDPaymentMethod' ? { ...field, options: methods } : field));
}

const EVERY_ONLINE_METHOD = 'visa mastercard pps androidpay applepay creditcard echq fps'.split(
  ' ',
);

/** Returns the value if it is an object, else an empty object. */
export function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

/** Returns the value if it is a list, else an empty list. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

interface Layer {
  readonly file: string;
  readonly schema: JsonObject;
}

function layersOf(file: string, schema: JsonObject = readJson(file)): readonly Layer[] {
  const reference = schema.$ref;
  const below = typeof reference === 'string' ? layersOf(join(dirname(file), reference)) : [];
  return [{ file, schema }, ...below];
}

function fieldsOf(layers: readonly Layer[], ui: JsonObject): readonly Field[] {
  const names = layers
    .toReversed()
    .flatMap(({ schema }) => Object.keys(objectOf(schema.properties)));
  const required = listOf(mergedKeyword(layers, 'required'));
  return inPageOrder([...new Set(names)], ui).map((name) => {
    const inner = layers.flatMap(({ file, schema }) => {
      const property = objectOf(schema.properties)[name];
      return property === undefined ? [] : layersOf(file, objectOf(property));
    });
    return fieldOf(name, inner, required.includes(name), objectOf(ui[name]));
  });
}

/** Sorts names by the form's layout. Other fields follow at the layout's `*`, or last. */
function inPageOrder(names: readonly string[], ui: JsonObject): readonly string[] {
  const order = listOf(ui['ui:order']);
  const rest = order.includes('*') ? order.indexOf('*') : order.length;
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : rest);
  return names.toSorted((a, b) => place(a) - place(b));
}

function fieldOf(key: string, layers: readonly Layer[], required: boolean, ui: JsonObject): Field {
  const every = (keyword: string) =>
    layers.flatMap(({ schema }) => (schema[keyword] === undefined ? [] : [schema[keyword]]));
  const names = new Set(layers.flatMap(({ schema }) => Object.keys(schema)));
  const schema = Object.fromEntries(
    [...names].map((name) => [name, mergedKeyword(layers, name) ?? null]),
  );
  const base = {
    key,
    schema,
    visibleWhen: every('visibleWhen'),
    requiredWhen: every('requiredWhen'),
    required,
  };
  const items = layers.flatMap(({ file, schema: { items: row } }) =>
    row === undefined ? [] : layersOf(file, objectOf(row)),
  );
  const isChoices = items.some(({ schema: row }) => row.enum !== undefined);
  if (schema.type === 'array' && !isChoices) {
    return { ...base, kind: 'list', fields: [], row: fieldOf('', items, true, objectOf(ui.items)) };
  }
  if (schema.type === 'object' && schema.file === undefined) {
    return { ...base, kind: 'group', fields: fieldsOf(layers, ui) };
  }
  const written = writtenOptions(schema);
  if (written === undefined) return { ...base, kind: 'leaf', fields: [] };
  const { $table, where } = objectOf(written);
  const rows = Array.isArray(written)
    ? written
    : readTable(String($table))
        .filter((row) => hasColumns(row, objectOf(where)))
        .map(({ value }) => value);
  return { ...base, kind: 'leaf', fields: [], options: rows.map(String) };
}

/** Checks whether a row matches the fixed columns of `where`. */
function hasColumns(row: JsonObject, where: JsonObject): boolean {
  return Object.entries(where).every(([column, asked]) => {
    const { const: fixed } = objectOf(asked);
    return fixed === undefined || row[column] === fixed;
  });
}

/** Returns the options of a choice or a group of ticks as written: a list, or a `$table`. */
export function writtenOptions(schema: JsonObject): Json | undefined {
  return schema.enum ?? objectOf(schema.items).enum;
}

/** Merges the objects of several layers. For any other value, the upper layer's value applies. */
function mergedKeyword(layers: readonly Layer[], keyword: string): Json | undefined {
  const values = layers.map(({ schema }) => schema[keyword]).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : values.reduce(over);
}

function over(upper: Json, lower: Json): Json {
  const [above, below] = [objectOf(upper), objectOf(lower)];
  if (Object.keys(above).length === 0 || Object.keys(below).length === 0) return upper;
  const result: Record<string, Json> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const other = below[key];
    result[key] = other === undefined ? value : over(value, other);
  }
  return result;
}

/** Returns the condition under which a setting has a value: its first matching entry counts. */
function chosenWhen(choice: Json, value: Json): Json {
  if (!Array.isArray(choice)) return { allOf: choice === value ? [] : [NEVER] };
  const before: Json[] = [];
  const ways = listOf(choice).map((entry) => {
    const { when, then } = objectOf(entry);
    const way = { allOf: [...before, ...(when === undefined ? [] : [when])] };
    if (when !== undefined) before.push({ not: when });
    return then === value ? way : NEVER;
  });
  return { anyOf: ways };
}

const NEVER: Json = { anyOf: [] };

function readTable(name: string): readonly JsonObject[] {
  return listOf(readJson(join(SCHEMAS, `tables/${name}.json`)).rows).map(objectOf);
}

const read = new Map<string, JsonObject>();

function readJson(path: string): JsonObject {
  const known = read.get(path);
  if (known) return known;
  const parsed = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
  read.set(path, parsed);
  return parsed;
}
