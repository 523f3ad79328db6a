import type { RowValues } from '../../definition/Expression.ts';
import type { Json } from '../../definition/JsonSchema.ts';
import type { LeafNode, Option, OptionValue } from '../../definition/PlanNode.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { LeafDraft } from '../source/Draft.ts';
import { isObject, listOf, objectOf, ownOf } from '../source/json.ts';
import { didYouMean } from '../source/nearest.ts';
import { within } from '../source/Reporter.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';
import { compileRowValues } from './compileExpression.ts';
import { type TableOptions, tableOptions } from './tableOptions.ts';

/** The options of a choice, and the condition of each. */
export type OptionsPart = Pick<LeafNode, 'options' | 'optionsAt' | 'optionsFrom'>;

/**
 * Compiles the options of a choice or of a group of checkboxes. The options are a list of values, a
 * column of a shared table, or answers in the rows of a list. An option may have a condition
 * (`optionsWhen`). Rows of a dated table are offered while they are in force.
 *
 * @returns an empty object for an answer that is not a choice
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
  const place = sourcePlace(draft.source, 'optionsWhen');
  const values = part.options.map(({ value }) => String(value));
  for (const value of Object.keys(offers)) {
    if (values.includes(value)) continue;
    const remedy = didYouMean(value, values, 'Name an option of "enum".');
    const at = within(place, value);
    compilation.report.error(at, 'unknown-option', `There is no option "${value}"`, remedy);
  }
  const options = part.options.map((option): Option => {
    const value = String(option.value);
    const parts = [ownOf(offers, value), ownOf(ofRows, value)].filter((each) => each !== undefined);
    const [first] = parts;
    if (first === undefined) return option;
    const at =
      ownOf(offers, value) === undefined
        ? within(sourcePlace(draft.source, 'enum'), 'where')
        : within(place, value);
    const condition = parts.length === 1 ? first : { allOf: parts };
    return { ...option, when: compilation.conditions.compile(condition, draft.holder, at) };
  });
  return { ...part, options };
}

function plainOptions(written: Json): TableOptions {
  const values = listOf(written).filter(isOptionValue);
  return { options: values.map((value) => ({ value })), offers: {} };
}

/**
 * Compiles options from a record list, such as
 * `{ "list": "/members", "where": { … }, "value": "nameEng" }`.
 */
function rowOptions(compilation: Compilation, draft: LeafDraft, written: Json): RowValues {
  const place = sourcePlace(draft.source, 'optionsFrom');
  return compileRowValues({ compilation, holder: draft.holder, place }, objectOf(written), 'list');
}

function isOptionValue(value: Json): value is OptionValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Returns the options as the author wrote them: the `enum` of the answer, or of the items of a
 * group of checkboxes.
 */
export function writtenOptions(draft: LeafDraft): Json | undefined {
  const items = objectOf(keywordOf(draft.source, 'items'));
  return keywordOf(draft.source, 'enum') ?? items.enum;
}
