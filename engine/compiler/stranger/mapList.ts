import type { JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../dialect.ts';
import { listOf, objectOf } from '../json.ts';
import { canHold } from './canHold.ts';
import { type Kind, kindsOf } from './kindOf.ts';
import {
  defaultOf,
  type FieldAt,
  type Mapped,
  type Mapping,
  nameField,
  noteDefault,
} from './Mapping.ts';
import { mapJson } from './mapJson.ts';
import { isChoiceOfWholes } from './mapWholes.ts';
import { optionsOf, type StrangerOption } from './optionsOf.ts';
import { wordedRules, wordLimits, wordsInRows } from './ownWords.ts';
import { refinedRules } from './refinedRules.ts';
import { everyValue, type Opened, outermost, tightest } from './StrangerSchema.ts';
import { logicOf } from './testOf.ts';
import { namesAt, toldRules } from './toldRules.ts';
import { optionWords } from './words.ts';

/** Most entries where the schema gives no `maxItems`: specification, document 1, section 9. */
const DEFAULT_ITEMS = 50;

/** Makes a list: boxes to tick where its entries are options, else records or single answers. */
export function mapList(mapping: Mapping, opened: Opened, at: FieldAt): Mapped | undefined {
  const { schemas } = mapping;
  if (listOf(outermost(opened, 'prefixItems')).length > 0) {
    return mapJson(mapping, opened, at, 'is a list whose places mean different things');
  }
  const spots = everyValue(opened, 'items').map(({ value, place }) => ({ schema: value, place }));
  const items = schemas.open(spots, opened.trail, opened.place);
  if (items.isRecursive) return mapJson(mapping, opened, at, 'holds its like');
  if (at.isReadOnly) return mapJson(mapping, opened, at, 'is a list that is only shown');
  const options = optionsOf(schemas, items);
  if (options) return ticks(mapping, opened, at, options);
  if (isChoiceOfWholes(mapping, items)) {
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
  if (!row) return mapJson(mapping, opened, at, 'is a list of what no field can hold');
  return records(mapping, opened, at, { items, row });
}

/** Why a list is no list of records or answers, by the kinds of its entries. */
function wholeReason(kinds: readonly Kind[]): string | undefined {
  if (kinds.every((kind) => kind === 'array')) return 'is a list of lists';
  // A row of the house holds no `false` and no `null`: a box that is not ticked is no answer there.
  if (kinds.every((kind) => kind === 'boolean' || kind === 'null')) {
    return 'is a list of true or false';
  }
  if (kinds.includes('null') && !kinds.includes('object')) {
    return 'is a list of which some entries may be nothing';
  }
  return undefined;
}

function ticks(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  options: readonly StrangerOption[],
): Mapped {
  nameField(mapping, opened, at);
  for (const { value, text } of options) {
    mapping.texts.set(`${at.textKey}.options.${value}`, text ?? optionWords(value));
  }
  if (outermost(opened, 'uniqueItems') !== true) {
    mapping.notes.assumed(opened.place, `"${at.name}" takes each option once`);
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

/** Each entry is another one. */
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
  const unsaid = Math.max(DEFAULT_ITEMS, least ?? 0);
  if (most === undefined) {
    const remedy = 'Give it "maxItems" if that is too many or too few.';
    mapping.notes.assumed(opened.place, `"${at.name}" takes ${unsaid} entries at most`, remedy);
  }
  if (at.isRequired && !least) {
    const message = `"${at.name}" is required, so it takes one entry at least`;
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
      maxItems: most ?? unsaid,
      ...(rules.length > 0 ? { rules } : {}),
    },
    ui: { items: row.ui },
  };
}

/** Each entry another one; of a list that may be empty, and begins so, how many once there is one. */
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
    ...(isCounted ? toldRules({ minItems: least }) : []),
  ]);
}

/** What stands in a list at first, where all of it can. */
function initially(mapping: Mapping, opened: Opened, at: FieldAt, entry: JsonObject): JsonObject {
  const initial = defaultOf(opened, at);
  const entries = listOf(initial?.schema);
  if (entries.length > 0 && entries.every((each) => canHold(entry, each))) {
    return { default: [...entries] };
  }
  noteDefault(mapping, at.name, initial);
  return {};
}

/** What is said of the list as a whole, and under a condition. */
function listRules(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  isTicked = false,
): readonly JsonObject[] {
  const logic = logicOf(mapping.schemas, opened) ?? {};
  const told = toldRules(logic, namesAt(mapping, at.textKey), isTicked);
  return [
    ...wordedRules(mapping, opened, at, told),
    ...refinedRules(mapping, opened, at, isTicked),
  ];
}
