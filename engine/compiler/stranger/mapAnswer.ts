import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../dialect.ts';
import { formatTests } from '../formats.ts';
import { isArgument } from '../json.ts';
import { canHold } from './canHold.ts';
import { type Kind, valuesOf } from './kindOf.ts';
import {
  defaultOf,
  type FieldAt,
  type Mapped,
  type Mapping,
  nameField,
  noteDefault,
} from './Mapping.ts';
import { mapText, WRONG_FORMAT } from './mapText.ts';
import { optionsOf, type StrangerOption } from './optionsOf.ts';
import { wordedRules, wordLimits } from './ownWords.ts';
import { refinedRules } from './refinedRules.ts';
import { everyValue, type Opened, outermost, placeOf, tightest } from './StrangerSchema.ts';
import { isPattern, logicOf } from './testOf.ts';
import { namesAt, type ToldRule, toldRules } from './toldRules.ts';
import { optionWords } from './words.ts';

/** Most options that are all shown at once. */
const MOST_RADIOS = 5;

/** Makes a single answer of a schema: its widget by type and format, its rules, its words. */
export function mapAnswer(mapping: Mapping, opened: Opened, at: FieldAt, kind: Kind): Mapped {
  nameField(mapping, opened, at);
  const { schema, ui } = answer(mapping, opened, at, kind);
  const rules = rulesOf(mapping, opened, at, schema);
  wordLimits(mapping, opened, at, namesOf(schema));
  const spot = defaultOf(opened, at);
  const initial = spot?.schema;
  const hasInitial = isSingle(initial) && canHold(schema, initial);
  if (!hasInitial && schema.computed === undefined) noteDefault(mapping, at.name, spot);
  return {
    schema: {
      ...schema,
      ...(rules.length > 0 ? { rules } : {}),
      ...(hasInitial ? { default: initial } : {}),
      ...(isShownOnly(mapping, opened, at, hasInitial) ? { readOnly: true } : {}),
    },
    ui,
  };
}

/** What must be given and is given by nothing else has to be asked for, whatever it says. */
function isShownOnly({ notes }: Mapping, opened: Opened, at: FieldAt, isGiven: boolean): boolean {
  if (!at.isReadOnly) return false;
  if (!at.isRequired || isGiven) return true;
  const message = `"${at.name}" must be given, so it is asked for although it is read-only`;
  notes.assumed(placeOf(opened, 'readOnly'), message, 'Give it a "default".');
  return false;
}

function answer(mapping: Mapping, opened: Opened, at: FieldAt, kind: Kind): Mapped {
  const constant = outermost(opened, 'const');
  if (constant === true) return { schema: { type: 'boolean' }, ui: {} };
  const options = optionsOf(mapping.schemas, opened);
  if (options) return choice(mapping, options, at);
  if (typeof constant === 'boolean') return choice(mapping, [{ value: constant }], at);
  if (isSingle(constant)) return fixed(mapping, opened, at, constant);
  if (kind === 'boolean') return yesOrNo(mapping, opened, at);
  if (kind === 'number' || kind === 'integer') return number(opened, kind);
  return mapText(mapping, opened, at);
}

/** A value that can only be one is filled in; one that may also be absent is chosen. */
function fixed({ notes, texts }: Mapping, opened: Opened, at: FieldAt, value: Json): Mapped {
  if (!at.isRequired) return choice({ texts }, [{ value: value as string }], at);
  notes.assumed(placeOf(opened, 'const'), `"${at.name}" is filled in and only shown`);
  const type = typeof value === 'number' ? 'number' : 'string';
  return { schema: { type, computed: value }, ui: {} };
}

function choice(
  { texts }: Pick<Mapping, 'texts'>,
  options: readonly StrangerOption[],
  { textKey }: FieldAt,
): Mapped {
  for (const { value, text } of options) {
    texts.set(`${textKey}.options.${value}`, text ?? optionWords(value));
  }
  const isShort = options.length <= MOST_RADIOS;
  return {
    schema: { enum: options.map(({ value }) => value) },
    ui: { 'ui:widget': isShort ? 'radio' : 'select' },
  };
}

/** A box that is not ticked is absent; where the schema wants `false`, both are offered. */
function yesOrNo(mapping: Mapping, opened: Opened, at: FieldAt): Mapped {
  if (!at.isRequired) return { schema: { type: 'boolean' }, ui: {} };
  const place = placeOf(opened, 'type');
  mapping.notes.assumed(place, `"${at.name}" must be given, so it is asked as Yes or No`);
  const { schema } = choice(mapping, [{ value: true }, { value: false }], at);
  return { schema, ui: { 'ui:widget': 'radio', 'ui:options': { inline: true } } };
}

/** Limits of a text or number, as the house calls them. */
const LIMIT_NAMES: Readonly<Record<string, string>> = {
  minLength: 'minChars',
  maxLength: 'maxChars',
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusiveMinimum',
  exclusiveMaximum: 'exclusiveMaximum',
  multipleOf: 'multipleOf',
};

/** The same with what such an answer can fail besides. */
function namesOf({ type, email }: JsonObject): Readonly<Record<string, string>> {
  const isNumeric = type === 'number' || type === 'integer';
  return {
    ...LIMIT_NAMES,
    ...(isNumeric ? { type: 'type' } : {}),
    ...(email === true ? { format: 'email' } : {}),
  };
}

const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

function number(opened: Opened, kind: 'number' | 'integer'): Mapped {
  const limits = LIMITS.flatMap((keyword) => {
    const limit = tightest(opened, keyword);
    return limit === undefined ? [] : [[keyword, limit] as const];
  });
  return {
    schema: { type: kind, ...Object.fromEntries(limits) },
    ui: { 'ui:options': { width: 's' } },
  };
}

/** What the house's keywords do not say: patterns, `oneOf`, what holds under a condition. */
function rulesOf(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  { file: isFile, computed }: JsonObject,
): readonly JsonObject[] {
  if (isFile !== undefined || computed !== undefined) return [];
  // What is listed was judged when its options were read.
  const { schemas, notes } = mapping;
  const isListed = valuesOf(opened) !== undefined || optionsOf(schemas, opened) !== undefined;
  const logic = isListed ? undefined : logicOf(schemas, opened);
  const told = [
    ...patternRules(notes, opened),
    ...multipleRules(opened),
    ...toldRules(logic ?? {}, namesAt(mapping, at.textKey)),
  ];
  return [...wordedRules(mapping, opened, at, told), ...refinedRules(mapping, opened, at)];
}

function patternRules(notes: Mapping['notes'], opened: Opened): readonly ToldRule[] {
  const own = everyValue(opened, 'pattern').flatMap(({ value, place }): readonly ToldRule[] => {
    if (typeof value !== 'string') return [];
    if (isPattern(value)) {
      const key = ENGINE_KEYS.wrongSpelling;
      return [{ keyword: 'pattern', schema: { pattern: value }, key }];
    }
    notes.leftOut(place, `"${value}" is no regular expression`, 'Correct it.');
    return [];
  });
  return [...own, ...formatRules(opened)];
}

/** What a format asserts beside a keyword of the house, which a field has itself. */
function formatRules(opened: Opened): readonly ToldRule[] {
  return formatTests(outermost(opened, 'format')).flatMap((schema): readonly ToldRule[] => {
    if (schema.email === true) return [];
    if (schema.pattern !== undefined) return [{ keyword: 'format', schema, key: WRONG_FORMAT }];
    const isWhole = schema.multipleOf === 1;
    const whole = { schema, key: 'validation_invalidInteger' };
    const told = isWhole ? [whole] : toldRules(schema);
    return told.map((rule) => ({ ...rule, keyword: 'format' }));
  });
}

/** A field has one `multipleOf`: those beside the largest are rules. */
function multipleRules(opened: Opened): readonly ToldRule[] {
  const values = new Set(everyValue(opened, 'multipleOf').map(({ value }) => value));
  values.delete(tightest(opened, 'multipleOf') ?? null);
  const key = 'validation_multipleOf';
  return [...values].filter(isArgument).map((multipleOf) => {
    return { keyword: 'multipleOf', schema: { multipleOf }, key, args: [multipleOf] };
  });
}

function isSingle(value: Json | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
