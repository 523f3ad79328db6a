import type { StepPlan } from '../definition/Plan.ts';
import type { GroupNode, LeafNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import { childPointer } from '../definition/rowNode.ts';
import { answersIn, filledText } from '../format/filledText.ts';
import { markedText } from '../format/markedText.ts';
import { withoutMarkup } from '../format/withoutMarkup.ts';
import { normaliseData } from '../normalise/normaliseData.ts';
import { valueAt } from '../values/valueAt.ts';
import { answerInText, fieldAt } from './answerInText.ts';
import { countedRows } from './countedRows.ts';
import { groupLines } from './groupLines.ts';
import { isFixed } from './isFixed.ts';
import type {
  ReviewField,
  ReviewInput,
  ReviewItem,
  ReviewNote,
  ReviewRecord,
  ReviewSection,
} from './Review.ts';
import { shownLines } from './shownLines.ts';

/**
 * Formats a filled form as text, for the review step, the PDF and the text summary.
 *
 * Each own step with content has one section, in the plan's order. Every visible answer has an
 * item, without lines if it is empty. An address and a date in parts are one answer each. A record
 * list has a title and a summary line for each row that counts (`countedRows`); without such rows
 * it is one answer without lines. A part whose heading repeats its parent's has no label.
 * Passwords, hidden fields and retyped answers are omitted.
 *
 * Answers as typed and as submitted give the same text. The pointers use the rows of the given
 * data, so that they match the page.
 *
 * @param given plan, data, visibility and texts; the result does not depend on the day
 * @returns the sections, in one language
 *
 * @example
 * const [particulars] = reviewSections(review);
 * particulars?.title; // 'Applicant'
 * particulars?.items.map(({ label }) => label);
 * // ['Name of applicant', 'Hong Kong identity card number']
 */
export function reviewSections(given: ReviewInput): readonly ReviewSection[] {
  const input = { ...given, data: normaliseData(given.plan.root, given.data) };
  return input.plan.steps
    .map((step) => sectionOf(step, input))
    .filter(({ items }) => items.length > 0);
}

function sectionOf(step: StepPlan, input: ReviewInput): ReviewSection {
  const items = step.fields.flatMap((pointer) => {
    const node = fieldAt(input.plan.root, pointer);
    return node === undefined ? [] : itemsOf(node, pointer, input);
  });
  const title = input.texts[`$steps.${step.id}.title`] ?? step.id;
  return { stepId: step.id, title, items: items.map((item) => namedOnce(item, title)) };
}

/** Removes the label of a part that repeats the heading of its parent. */
function namedOnce(item: ReviewItem, heading: string): ReviewItem {
  if (item.kind === 'field') return item;
  const label = item.label === heading ? '' : item.label;
  if (item.kind !== 'group') return { ...item, label };
  return { ...item, label, items: item.items.map((each) => namedOnce(each, label || heading)) };
}

/** Returns one item, or an empty list for a hidden or secret answer. */
function itemsOf(node: PlanNode, pointer: string, input: ReviewInput): readonly ReviewItem[] {
  if (!input.visible(pointer)) return [];
  switch (node.kind) {
    case 'leaf':
      return isLeftOut(node) ? [] : [leafItem(node, pointer, input)];
    case 'list':
      return [listItem(node, pointer, input)];
    case 'group':
      return node.ui['ui:field'] === 'note'
        ? noteItems(node, pointer, input)
        : [groupItem(node, pointer, input)];
  }
}

/**
 * Checks for a password, an answer without a field on the page, or a retyped answer, such as an
 * e-mail address.
 */
function isLeftOut({ valueType, rules, ui }: LeafNode): boolean {
  const isRetyped = rules.some(
    ({ keyword, when, severity }) =>
      keyword === 'sameAs' && when === undefined && severity === 'error',
  );
  return valueType === 'password' || ui['ui:widget'] === 'hidden' || isRetyped;
}

function leafItem(node: LeafNode, pointer: string, input: ReviewInput): ReviewField {
  const value = valueAt(input.data, pointer);
  const isOwnText = node.valueType === 'text' || node.valueType === 'multiline';
  const output = input.texts[`${node.textKey}.output`];
  const field = fieldItem(node, pointer, input, shownLines(node, pointer, input), isOwnText);
  if (output === undefined) return field;
  return { ...field, output: markedText(output, value, node.valueType === 'checkbox') };
}

/**
 * Returns a note only if its text contains answers: another note contains nothing from the
 * applicant.
 */
function noteItems(node: GroupNode, pointer: string, input: ReviewInput): readonly ReviewNote[] {
  const words = input.texts[`${node.textKey}.text`] ?? '';
  if (answersIn(words).length === 0) return [];
  const text = filledText(withoutMarkup(words), (place) => answerInText(place, input));
  return [{ kind: 'note', pointer, label: input.texts[`${node.textKey}.label`] ?? '', text }];
}

function groupItem(node: GroupNode, pointer: string, input: ReviewInput): ReviewItem {
  const lines = groupLines(node, pointer, input);
  if (lines !== undefined) {
    const isOwnText = node.dateParts === undefined;
    return fieldItem(node, pointer, input, lines, isOwnText);
  }
  return {
    kind: 'group',
    pointer,
    label: labelOf(node, input),
    items: node.children.flatMap((child) => itemsOf(child, `${pointer}/${child.key}`, input)),
  };
}

function fieldItem(
  node: PlanNode,
  pointer: string,
  input: ReviewInput,
  lines: readonly string[],
  isOwnText: boolean,
): ReviewField {
  const chinese = isOwnText && input.language === 'en' && lines.some((line) => HAN.test(line));
  const field = { kind: 'field', pointer, label: labelOf(node, input), lines, chinese } as const;
  if (!isFixed(node)) return field;
  const isUncalculated = 'computed' in node && node.computed !== undefined && lines.length === 0;
  return { ...field, isFixed: true, ...(isUncalculated ? { isUncalculated } : {}) };
}

/**
 * Returns the records of a list. Returns a field instead for a list without records, and for a list
 * of single answers, with a line for each.
 */
function listItem(node: ListNode, pointer: string, input: ReviewInput): ReviewItem {
  const rows = countedRows(node, valueAt(input.data, pointer));
  const records = rows.map((row, at) => recordOf(node, `${pointer}/${row}`, at, input));
  if (records.length > 0 && !node.item.isBare) {
    return { kind: 'records', pointer, label: labelOf(node, input), records };
  }
  const lines = records.flatMap(({ items }) => items.flatMap(linesIn));
  return fieldItem(node, pointer, input, lines, true);
}

/** Returns the record of a row; `index` is its index among the rows that count. */
function recordOf(
  node: ListNode,
  pointer: string,
  index: number,
  input: ReviewInput,
): ReviewRecord {
  const items = node.item.children.flatMap((child) =>
    itemsOf(child, childPointer(pointer, child), input),
  );
  const title = input.texts[`${node.textKey}.record`];
  const number = String(index + 1);
  return {
    pointer,
    title: title?.replaceAll('{n}', number) ?? `${labelOf(node, input)} ${number}`,
    summary: summaryOf(node, pointer, items),
    items: items.map((item) => withLotInWords(item, node, pointer, input)),
  };
}

/** Shows a lot as text in its field `lotText`; a lot that is a record keeps its parts separate. */
function withLotInWords(
  item: ReviewItem,
  { item: row }: ListNode,
  pointer: string,
  input: ReviewInput,
): ReviewItem {
  const isLotText = row.ui['ui:field'] === 'lot' && item.pointer === `${pointer}/lotText`;
  if (!isLotText || item.kind !== 'field') return item;
  return { ...item, lines: groupLines(row, pointer, input) ?? item.lines };
}

/** Returns the row in one line: the given answers that the layout lists in `summary`. */
function summaryOf(node: ListNode, pointer: string, items: readonly ReviewItem[]): string {
  const options = node.ui['ui:options'];
  const names = isObject(options) && Array.isArray(options.summary) ? options.summary : [];
  return names
    .flatMap((name) => items.filter((item) => item.pointer === `${pointer}/${String(name)}`))
    .map((item) => linesIn(item).filter(Boolean).join(', '))
    .filter((text) => text !== '')
    .join(' · ');
}

function linesIn(item: ReviewItem): readonly string[] {
  switch (item.kind) {
    case 'field':
      return item.lines;
    case 'note':
      return [];
    case 'group':
      return item.items.flatMap(linesIn);
    case 'records':
      return item.records.flatMap((record) => record.items.flatMap(linesIn));
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function labelOf({ textKey, key }: PlanNode, { texts }: ReviewInput): string {
  return texts[`${textKey}.label`] ?? key;
}

const HAN = /\p{Script=Han}/u;
