import { ENGINE_KEYS } from '../../compiler/source/dialect.ts';
import { listOf, objectOf } from '../../compiler/source/json.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { explainedRules, namesAt } from '../messages/explainedRules.ts';
import { wordedRules, wordLimits, wordsInRows } from '../messages/ownWords.ts';
import { optionWords } from '../messages/words.ts';
import { canHold } from '../read/canHold.ts';
import { everyValue, type Opened, outermost, tightest } from '../read/ExternalSchema.ts';
import { type Kind, kindsOf } from '../read/kindOf.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';
import { defaultOf, nameField, noteDefault } from './fieldNotes.ts';
import { isCompositeChoice } from './mapCompositeOptions.ts';
import { mapJson } from './mapJson.ts';
import { type ExternalOption, optionsOf } from './optionsOf.ts';
import { refinedRules } from './refinedRules.ts';
import { logicOf } from './testOf.ts';

/**
 * Maximum number of entries if the schema has no `maxItems`: specification, document 1, section 9.
 */
const DEFAULT_ITEMS = 50;

/** Creates a list: checkboxes if its entries are options, otherwise records or single answers. */
export function mapList(mapping: Mapping, opened: Opened, at: FieldAt): Mapped | undefined {
  const { schemas } = mapping;
  if (listOf(outermost(opened, 'prefixItems')).length > 0) {
    return mapJson(mapping, opened, at, 'is a list with another schema for each position');
  }
  const spots = everyValue(opened, 'items').map(({ value, place }) => ({ schema: value, place }));
  const items = schemas.open(spots, opened.trail, opened.place);
  if (items.isRecursive) return mapJson(mapping, opened, at, 'contains itself');
  if (at.isReadOnly) return mapJson(mapping, opened, at, 'is a list that is only shown');
  const options = optionsOf(schemas, items);
  if (options) return ticks(mapping, opened, at, options);
  if (isCompositeChoice(mapping, items)) {
    return mapJson(mapping, opened, at, 'is a list of objects or lists to choose from');
  }
  const reason = wholeReason(kindsOf(schemas, items));
  if (reason !== undefined) return mapJson(mapping, opened, at, reason);
  const { initial: _ofList, words: _ofAll, ...rest } = at;
  const words = wordsInRows(opened, at.words);
  const row = mapping.mapField(items, {
    ...rest,
    ...(words ? { words } : {}),
    layout: objectOf(at.layout?.items),
    isRequired: true,
    refinements: [],
  });
  if (!row) return mapJson(mapping, opened, at, 'is a list of values that no field can hold');
  return records(mapping, opened, at, { items, row });
}

/**
 * Returns the reason why a list cannot be a list of records or answers, by the types of its
 * entries.
 */
function wholeReason(kinds: readonly Kind[]): string | undefined {
  if (kinds.every((kind) => kind === 'array')) return 'is a list of lists';
  // A row in Landform cannot be `false` or `null`, since an unticked checkbox is an absent answer.
  if (kinds.every((kind) => kind === 'boolean' || kind === 'null')) {
    return 'is a list of true or false';
  }
  if (kinds.includes('null') && !kinds.includes('object')) {
    return 'is a list with entries that may be null';
  }
  return undefined;
}

function ticks(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  options: readonly ExternalOption[],
): Mapped {
  nameField(mapping, opened, at);
  for (const { value, text } of options) {
    mapping.texts.set(`${at.textKey}.options.${value}`, text ?? optionWords(value));
  }
  if (outermost(opened, 'uniqueItems') !== true) {
    mapping.notes.assumed(opened.place, `"${at.name}" accepts each option once`);
  }
  const [least, most] = [tightest(opened, 'minItems'), tightest(opened, 'maxItems')];
  wordLimits(mapping, opened, at, { minItems: 'minSelected', maxItems: 'maxSelected' });
  const { keyword: _, ...once } = ONCE;
  const rules = [once, ...listRules(mapping, opened, at, true)];
  const items = { enum: options.map(({ value }) => value) };
  return {
    schema: {
      type: 'array',
      items,
      ...initially(mapping, opened, at, items),
      ...(least !== undefined && least > 1 ? { minSelected: least } : {}),
      ...(most !== undefined && most < options.length ? { maxSelected: most } : {}),
      rules,
    },
    ui: { 'ui:widget': 'checkboxes' },
  };
}

/** A rule that no entry may occur twice. */
const ONCE = { keyword: 'uniqueItems', schema: { uniqueItems: true }, key: ENGINE_KEYS.repeated };

interface Rows {
  readonly items: Opened;
  readonly row: Mapped;
}

function records(mapping: Mapping, opened: Opened, at: FieldAt, { items, row }: Rows): Mapped {
  nameField(mapping, opened, at);
  const title = outermost(items, 'title');
  const label = mapping.texts.get(`${at.textKey}.label`) ?? at.name;
  const name = typeof title === 'string' && title ? title : label;
  mapping.texts.set(`${at.textKey}.record`, `${name} {n}`);
  mapping.texts.set(`${at.textKey}.add`, `Add: ${name}`);
  const [least, most] = [tightest(opened, 'minItems'), tightest(opened, 'maxItems')];
  const defaultMost = Math.max(DEFAULT_ITEMS, least ?? 0);
  if (most === undefined) {
    const remedy = 'Add "maxItems" if that is too many or too few.';
    mapping.notes.assumed(
      opened.place,
      `"${at.name}" accepts at most ${defaultMost} entries`,
      remedy,
    );
  }
  if (at.isRequired && !least) {
    const message = `"${at.name}" is required, so it needs at least one entry`;
    mapping.notes.assumed(opened.place, message);
  }
  wordLimits(mapping, opened, at, { minItems: 'minItems', maxItems: 'maxItems' });
  const rules = [...sizeRules(mapping, opened, at, least), ...listRules(mapping, opened, at)];
  return {
    schema: {
      type: 'array',
      items: row.schema,
      ordered: true,
      ...initially(mapping, opened, at, row.schema),
      ...(at.isRequired && least ? { minItems: least } : {}),
      maxItems: most ?? defaultMost,
      ...(rules.length > 0 ? { rules } : {}),
    },
    ui: { items: row.ui },
  };
}

/**
 * Returns the rule for unique entries. For an optional list, the result includes its `minItems`.
 * Such a list starts empty, and the limit counts from the first entry.
 */
function sizeRules(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  least = 0,
): readonly JsonObject[] {
  const isUnique = everyValue(opened, 'uniqueItems').some(({ value }) => value === true);
  const isCounted = !at.isRequired && least > 1;
  return wordedRules(mapping, opened, at, [
    ...(isUnique ? [ONCE] : []),
    ...(isCounted ? explainedRules({ minItems: least }) : []),
  ]);
}

/**
 * Returns the default of a list if the list can hold all its entries. Otherwise notes that it is
 * left out.
 */
function initially(mapping: Mapping, opened: Opened, at: FieldAt, entry: JsonObject): JsonObject {
  const initial = defaultOf(opened, at);
  const entries = listOf(initial?.schema);
  if (entries.length > 0 && entries.every((each) => canHold(entry, each))) {
    return { default: [...entries] };
  }
  noteDefault(mapping, at.name, initial);
  return {};
}

/** Returns the rules for the list as a whole, and those under a condition. */
function listRules(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  isTicked = false,
): readonly JsonObject[] {
  const logic = logicOf(mapping.schemas, opened) ?? {};
  const explained = explainedRules(logic, namesAt(mapping, at.textKey), isTicked);
  return [
    ...wordedRules(mapping, opened, at, explained),
    ...refinedRules(mapping, opened, at, isTicked),
  ];
}
