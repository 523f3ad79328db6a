import type { RowValues } from '../definition/Expression.ts';
import type { Json } from '../definition/JsonSchema.ts';
import type { LeafNode, Option, OptionValue } from '../definition/PlanNode.ts';
import type { Compilation } from './Compilation.ts';
import { compileRowValues } from './compileExpression.ts';
import type { LeafDraft } from './Draft.ts';
import { isObject, listOf, objectOf, ownOf } from './json.ts';
import { didYouMean } from './nearest.ts';
import { within } from './Reporter.ts';
import { keywordOf, placeOf } from './Source.ts';
import { type TableOptions, tableOptions } from './tableOptions.ts';

/** What a choice may be, and when. */
export type OptionsPart = Pick<LeafNode, 'options' | 'optionsAt' | 'optionsFrom'>;

/**
 * Compiles the options of a choice or of a group of ticks: a list of values, or a column of a shared
 * table, or answers of the rows of a list. Each may be offered under a condition (`optionsWhen`), and rows of a dated table on the days
 * they are in force.
 *
 * @returns nothing of an answer that is no choice
 */
export function compileOptions(compilation: Compilation, draft: LeafDraft): OptionsPart {
  const rows = keywordOf(draft.source, 'optionsFrom');
  if (rows !== undefined) return { options: [], optionsFrom: rowOptions(compilation, draft, rows) };
  const written = writtenOptions(draft);
  if (written === undefined) return {};
  const { offers: ofRows, ...part } = isObject(written)
    ? tableOptions(compilation, draft, written)
    : plainOptions(written);
  const offers = objectOf(keywordOf(draft.source, 'optionsWhen'));
  const place = placeOf(draft.source, 'optionsWhen');
  const values = part.options.map(({ value }) => String(value));
  for (const value of Object.keys(offers)) {
    if (values.includes(value)) continue;
    const remedy = didYouMean(value, values, 'Name an option of "enum".');
    const at = within(place, value);
    compilation.report.error(at, 'unknown-option', `There is no option "${value}"`, remedy);
  }
  const options = part.options.map((option): Option => {
    const value = String(option.value);
    const asked = [ownOf(offers, value), ownOf(ofRows, value)].filter((each) => each !== undefined);
    const [first] = asked;
    if (first === undefined) return option;
    const at =
      ownOf(offers, value) === undefined
        ? within(placeOf(draft.source, 'enum'), 'where')
        : within(place, value);
    const condition = asked.length === 1 ? first : { allOf: asked };
    return { ...option, when: compilation.conditions.compile(condition, draft.holder, at) };
  });
  return { ...part, options };
}

function plainOptions(written: Json): TableOptions {
  const values = listOf(written).filter(isOptionValue);
  return { options: values.map((value) => ({ value })), offers: {} };
}

/** `{ "list": "/members", "where": { … }, "value": "nameEng" }`: names out of a record list. */
function rowOptions(compilation: Compilation, draft: LeafDraft, written: Json): RowValues {
  const place = placeOf(draft.source, 'optionsFrom');
  return compileRowValues({ compilation, holder: draft.holder, place }, objectOf(written), 'list');
}

function isOptionValue(value: Json): value is OptionValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The options as an author wrote them: `enum` of the answer, or of the items of a group of ticks. */
export function writtenOptions(draft: LeafDraft): Json | undefined {
  const items = objectOf(keywordOf(draft.source, 'items'));
  return keywordOf(draft.source, 'enum') ?? items.enum;
}
