import { formatTests } from '../../compiler/source/formats.ts';
import { isArgument } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { type ExplainedRule, explainedRules, namesAt } from '../messages/explainedRules.ts';
import { wordedRules, wordLimits } from '../messages/ownWords.ts';
import { optionWords } from '../messages/words.ts';
import { canHold } from '../read/canHold.ts';
import {
  everyValue,
  type Opened,
  openedPlace,
  outermost,
  tightest,
} from '../read/ExternalSchema.ts';
import { type Kind, valuesOf } from '../read/kindOf.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';
import { defaultOf, nameField, noteDefault } from './fieldNotes.ts';
import { mapText, WRONG_FORMAT } from './mapText.ts';
import { type ExternalOption, optionsOf } from './optionsOf.ts';
import { patternRules } from './patternRules.ts';
import { refinedRules } from './refinedRules.ts';
import { logicOf } from './testOf.ts';

/** Maximum number of options that are shown as radio buttons. */
const MOST_RADIOS = 5;

/** Creates a field for a single answer: its widget by type and format, its rules and its texts. */
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

/**
 * Checks whether a field is only shown. The form asks for a required field without a default even
 * if it is read-only. Nothing else would fill it in.
 */
function isShownOnly({ notes }: Mapping, opened: Opened, at: FieldAt, isGiven: boolean): boolean {
  if (!at.isReadOnly) return false;
  if (!at.isRequired || isGiven) return true;
  const message = `"${at.name}" must be given, so it is asked for although it is read-only`;
  notes.assumed(openedPlace(opened, 'readOnly'), message, 'Give it a "default".');
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

/** Returns a field for a single possible value: filled in if it is required, otherwise a choice. */
function fixed({ notes, texts }: Mapping, opened: Opened, at: FieldAt, value: Json): Mapped {
  if (!at.isRequired) return choice({ texts }, [{ value: value as string }], at);
  notes.assumed(openedPlace(opened, 'const'), `"${at.name}" is filled in and only shown`);
  const type = typeof value === 'number' ? 'number' : 'string';
  return { schema: { type, computed: value }, ui: {} };
}

function choice(
  { texts }: Pick<Mapping, 'texts'>,
  options: readonly ExternalOption[],
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

/**
 * Returns a checkbox, whose answer is absent when unticked. If `false` must be an answer, returns a
 * choice of Yes and No.
 */
function yesOrNo(mapping: Mapping, opened: Opened, at: FieldAt): Mapped {
  if (!at.isRequired) return { schema: { type: 'boolean' }, ui: {} };
  const place = openedPlace(opened, 'type');
  mapping.notes.assumed(place, `"${at.name}" must be given, so it is asked as Yes or No`);
  const { schema } = choice(mapping, [{ value: true }, { value: false }], at);
  return { schema, ui: { 'ui:widget': 'radio', 'ui:options': { inline: true } } };
}

/** Landform's names for the limits of a text or number. */
const LIMIT_NAMES: Readonly<Record<string, string>> = {
  minLength: 'minChars',
  maxLength: 'maxChars',
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusiveMinimum',
  exclusiveMaximum: 'exclusiveMaximum',
  multipleOf: 'multipleOf',
};

/** Returns `LIMIT_NAMES` with further keywords that an answer of this type can fail. */
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

/**
 * Returns rules for constraints that Landform's keywords cannot express: patterns, `oneOf` and
 * conditional schemas.
 */
function rulesOf(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  { file: isFile, computed }: JsonObject,
): readonly JsonObject[] {
  if (isFile !== undefined || computed !== undefined) return [];
  // The options were already checked when they were read.
  const { schemas } = mapping;
  const isListed = valuesOf(opened) !== undefined || optionsOf(schemas, opened) !== undefined;
  const logic = isListed ? undefined : logicOf(schemas, opened);
  const explained = [
    ...patternRules(mapping, opened),
    ...formatRules(opened),
    ...multipleRules(opened),
    ...explainedRules(logic ?? {}, namesAt(mapping, at.textKey)),
  ];
  return [...wordedRules(mapping, opened, at, explained), ...refinedRules(mapping, opened, at)];
}

/** Returns rules for a format. The field already has a keyword for `email`, which needs no rule. */
function formatRules(opened: Opened): readonly ExplainedRule[] {
  return formatTests(outermost(opened, 'format')).flatMap((schema): readonly ExplainedRule[] => {
    if (schema.email === true) return [];
    if (schema.pattern !== undefined) return [{ keyword: 'format', schema, key: WRONG_FORMAT }];
    const isWhole = schema.multipleOf === 1;
    const whole = { schema, key: 'validation_invalidInteger' };
    const explained = isWhole ? [whole] : explainedRules(schema);
    return explained.map((rule) => ({ ...rule, keyword: 'format' }));
  });
}

/** Returns rules for every `multipleOf` except the largest, since a field has only one. */
function multipleRules(opened: Opened): readonly ExplainedRule[] {
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
