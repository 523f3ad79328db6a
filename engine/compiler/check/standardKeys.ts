import type { Json } from '../../definition/JsonSchema.ts';
import { formatOf } from '../source/formats.ts';
import { objectOf } from '../source/json.ts';

/** A keyword of JSON Schema in a file that does not have it. */
export interface StandardKey {
  readonly key: string;
  /** Pointer of the object with the keyword: `/properties/orders/items`. */
  readonly pointer: string;
  /** The object with the keyword. */
  readonly data: unknown;
}

/**
 * Returns what a schema of the dialect has in place of a keyword of JSON Schema.
 *
 * @returns the remedy; `undefined` for any other key
 *
 * @example
 * const pointer = '/properties/mail';
 * standardKeyRemedy({ key: 'format', pointer, data: { format: 'email' } });
 * // 'Write "email": true instead.'
 * standardKeyRemedy({ key: 'title', pointer, data: {} });
 * // 'A schema has no texts. Write this one in the locales as "mail.label".'
 * standardKeyRemedy({ key: 'maxChar', pointer, data: {} }); // undefined
 */
export function standardKeyRemedy(found: StandardKey): string | undefined {
  const { key, pointer, data } = found;
  if (key === 'format') return formatRemedy(objectOf(data).format);
  const part = TEXTS.get(key);
  if (part === undefined) return REMEDIES.get(key);
  const path = textPath(pointer);
  const name = path === '' ? FORM_TEXTS.get(key) : `${path}.${part}`;
  return name === undefined
    ? 'A schema has no texts. Write them in the locales.'
    : `A schema has no texts. Write this one in the locales as "${name}".`;
}

/** The text of a field that each keyword contains. */
const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    title: 'label',
    description: 'help',
    examples: 'placeholder',
    enumNames: 'options.<value>',
  }),
);
const FORM_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    title: '$form.title',
    description: '$form.notes',
  }),
);

const ONLY_NAMED =
  'Remove it: a form has only the fields that it names. An answer with free names is "json".';
const NO_PARTS =
  'Write the fields at their place. Parts of several forms are blocks of schemas/defs, which "$ref" names.';
const NO_CASES =
  'Give each field of the case a condition, "visibleWhen" or "requiredWhen"; or use "dependentRequired".';
const FILE = 'A file is { "type": "object", "file": { "maxBytes": 5242880, "accept": [".pdf"] } }.';
const NOTHING = 'Remove it: it has no effect on a form.';

const REMEDIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    formatMinimum: 'The limit of a date is "dateMin".',
    formatMaximum: 'The limit of a date is "dateMax".',
    default: 'The first value of a field is "initial".',
    $defs: NO_PARTS,
    definitions: NO_PARTS,
    additionalProperties: ONLY_NAMED,
    unevaluatedProperties: ONLY_NAMED,
    patternProperties: ONLY_NAMED,
    propertyNames: ONLY_NAMED,
    additionalItems: 'Remove it: every row of a list has the same fields.',
    prefixItems: 'Give each part its own field, or use an answer of any shape, "json".',
    dependencies: NO_CASES,
    dependentSchemas: NO_CASES,
    contentMediaType: FILE,
    contentEncoding: FILE,
    nullable: 'Remove it: a field that "required" does not name may stay empty.',
    deprecated: NOTHING,
    writeOnly: 'A secret is "password": true.',
    id: NOTHING,
    $anchor: NOTHING,
  }),
);

const RULES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: '"email": true',
    'idn-email': '"email": true',
    date: '"hkDate": true (the answer is DD/MM/YYYY)',
    time: '"time12h": true (the answer is a time such as 2:05 PM)',
    tel: '"phone": true',
    phone: '"phone": true',
    password: '"password": true',
    textarea: '"multiline": true',
    int32: '"type": "integer"',
    int64: '"type": "integer"',
    float: '"type": "number"',
    double: '"type": "number"',
    uri: '"pattern": "^https?://"',
    url: '"pattern": "^https?://"',
  }),
);
const TWO_FIELDS = 'Use two fields instead: one with "hkDate": true, one with "time12h": true.';
const FORMAT_REMEDIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'date-time': TWO_FIELDS,
    'iso-date-time': TWO_FIELDS,
    'data-url': FILE,
    binary: FILE,
  }),
);
/** The longest pattern that a remedy quotes. */
const MOST_CHARS = 120;

function formatRemedy(format: Json | undefined): string {
  const name = String(format);
  const whole = FORMAT_REMEDIES.get(name);
  if (whole !== undefined) return whole;
  const rule = RULES.get(name);
  if (rule !== undefined) return `Write ${rule} instead.`;
  const { patterns = [] } = formatOf(format) ?? {};
  const [pattern = ''] = patterns;
  return patterns.length === 1 && pattern.length <= MOST_CHARS
    ? `Write "pattern": ${JSON.stringify(pattern)} instead.`
    : 'Write a rule instead, such as "email", "hkDate", "phone" or "pattern"; docs/reference/schema.md lists them.';
}

/** Returns the path of a field in the locales, `orders.PRN`; an empty text for the form itself. */
function textPath(pointer: string): string {
  const names: string[] = [];
  const parts = pointer.split('/').slice(1);
  // A field may have the name of a keyword.
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    if (part === 'properties') names.push(...parts.splice(0, 1));
  }
  return names.join('.');
}
