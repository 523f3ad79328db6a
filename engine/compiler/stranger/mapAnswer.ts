import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { FORMATS, type Format } from '../formats.ts';
import type { Kind } from './kindOf.ts';
import { type FieldAt, INVALID, type Mapped, type Mapping, nameField } from './Mapping.ts';
import { optionsOf, type StrangerOption } from './optionsOf.ts';
import { everyValue, type Opened, outermost, placeOf, tightest } from './StrangerSchema.ts';
import { isPattern, logicOf, testOf } from './testOf.ts';
import { wordsOf } from './words.ts';

/** Longest text where the schema gives no `maxLength`. */
const DEFAULT_LENGTH = 1000;
/** Texts that may be longer are written in a box of several lines. */
const ONE_LINE = 200;
/** Message of a format, with words of its own at each field. */
const WRONG_FORMAT = 'wrongFormat';
/** Most options that are all shown at once. */
const MOST_RADIOS = 5;

/** Makes a single answer of a schema: its widget by type and format, its rules, its words. */
export function mapAnswer(mapping: Mapping, opened: Opened, at: FieldAt, kind: Kind): Mapped {
  nameField(mapping, opened, at);
  const { schema, ui } = answer(mapping, opened, at, kind);
  const rules = rulesOf(mapping, opened, at, schema);
  const initial = outermost(opened, 'default');
  const hasInitial =
    schema.computed === undefined && schema.file === undefined && isSingle(initial);
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
  return text(mapping, opened, at);
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

function optionWords(value: StrangerOption['value']): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && /^[a-z]/.test(value) ? wordsOf(value) : String(value);
}

/** A box that is not ticked is absent; where the schema wants `false`, both are offered. */
function yesOrNo(mapping: Mapping, opened: Opened, at: FieldAt): Mapped {
  if (!at.isRequired) return { schema: { type: 'boolean' }, ui: {} };
  const place = placeOf(opened, 'type');
  mapping.notes.assumed(place, `"${at.name}" must be given, so it is asked as Yes or No`);
  const { schema } = choice(mapping, [{ value: true }, { value: false }], at);
  return { schema, ui: { 'ui:widget': 'radio', 'ui:options': { inline: true } } };
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

function text(mapping: Mapping, opened: Opened, at: FieldAt): Mapped {
  const format = outermost(opened, 'format');
  if (format === 'data-url' || outermost(opened, 'contentEncoding') === 'base64') {
    return file(mapping, opened, at);
  }
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known) nameFormat(mapping, at, known, String(format));
  noteText(mapping, opened, at);
  const isLong = !known && (tightest(opened, 'maxLength') ?? 0) > ONE_LINE;
  return {
    schema: {
      type: 'string',
      ...lengths(opened),
      ...(isLong ? { multiline: true } : {}),
      ...(known?.keyword ? { [known.keyword]: true } : {}),
      ...(format === 'password' ? { password: true } : {}),
    },
    ui: isLong ? { 'ui:widget': 'textarea' } : {},
  };
}

/** Only a limit that its author wrote is counted down to, which `maxChars` is and `maxLength` not. */
function lengths(opened: Opened): JsonObject {
  const [least = 0, most] = [tightest(opened, 'minLength'), tightest(opened, 'maxLength')];
  return {
    ...(most === undefined ? { maxLength: DEFAULT_LENGTH } : { maxChars: most }),
    // An empty answer is no answer: one character is what requirement asks for.
    ...(least > 1 ? { minChars: least } : {}),
  };
}

function nameFormat(
  { texts }: Mapping,
  { textKey }: FieldAt,
  { pattern, placeholder }: Format,
  name: string,
): void {
  if (placeholder) texts.set(`${textKey}.placeholder`, placeholder);
  if (!pattern) return;
  const words = placeholder ? `Write it as ${placeholder}` : `This is no ${name}`;
  texts.set(`${textKey}.error.${WRONG_FORMAT}`, words);
}

function noteText({ notes }: Mapping, opened: Opened, { name }: FieldAt): void {
  const format = outermost(opened, 'format');
  const isKnown = typeof format === 'string' && FORMATS[format] !== undefined;
  if (outermost(opened, 'maxLength') === undefined && !isKnown) {
    const remedy = 'Give it "maxLength" if that is too many or too few.';
    notes.assumed(opened.place, `"${name}" takes ${DEFAULT_LENGTH} characters at most`, remedy);
  }
  if (format === 'date') {
    const remedy = 'Nothing. A form of the house would ask for DD/MM/YYYY.';
    notes.assumed(placeOf(opened, 'format'), `"${name}" is typed as YYYY-MM-DD`, remedy);
  } else if (format !== undefined && !isKnown && format !== 'password') {
    const remedy = 'Give it a "pattern".';
    notes.leftOut(placeOf(opened, 'format'), `The format "${format}" is not tested`, remedy);
  }
}

const FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

function file({ notes }: Mapping, opened: Opened, { name }: FieldAt): Mapped {
  const media = outermost(opened, 'contentMediaType');
  const accept = FILE_TYPES[String(media)] ?? Object.values(FILE_TYPES).flat();
  const message = `"${name}" is a file (${accept.join(', ')}), kept beside the answers and not as text`;
  notes.assumed(opened.place, message);
  return { schema: { type: 'object', file: { accept: [...accept] } }, ui: { 'ui:widget': 'file' } };
}

/** What the house's keywords do not say: patterns, `oneOf`, what holds under a condition. */
function rulesOf(
  { schemas, notes }: Mapping,
  opened: Opened,
  at: FieldAt,
  { file: isFile, computed }: JsonObject,
): readonly JsonObject[] {
  if (isFile !== undefined || computed !== undefined) return [];
  const logic = optionsOf(schemas, opened) ? undefined : logicOf(schemas, opened);
  const refined = at.refinements.map(({ when, spots }) => ({
    ...(when === true ? {} : { when }),
    schema: testOf(schemas, schemas.open(spots, opened.trail)),
    key: INVALID,
  }));
  return [
    ...patternRules(notes, opened),
    ...(logic ? [{ schema: logic, key: INVALID }] : []),
    ...refined.filter(({ schema }) => Object.keys(schema).length > 0),
  ];
}

function patternRules(notes: Mapping['notes'], opened: Opened): readonly JsonObject[] {
  const format = FORMATS[String(outermost(opened, 'format'))];
  const own = everyValue(opened, 'pattern').flatMap(({ value, place }): readonly JsonObject[] => {
    if (typeof value !== 'string') return [];
    if (isPattern(value)) return [{ schema: { pattern: value }, key: INVALID }];
    notes.leftOut(place, `"${value}" is no regular expression`, 'Correct it.');
    return [];
  });
  const pattern = format?.pattern;
  return pattern ? [...own, { schema: { pattern }, key: WRONG_FORMAT }] : own;
}

function isSingle(value: Json | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
