import { ENGINE_KEYS } from '#compiler';
import { formatFileSize, type LeafNode, type ListNode, METHOD_FIELD, type PlanNode } from '#engine';
import { conditionWords, expressionWords, isAmount, ownCondition } from '#explain';
import { block, type Describer, line } from './Describer.ts';
import { optionTexts } from './optionTexts.ts';
import type { ReviewBlock, ReviewLine } from './ReviewBlock.ts';
import { ruleLimits, ruleMessages } from './ruleLimits.ts';

/**
 * Returns the blocks of a field and of the fields inside of it, in page order.
 *
 * @param number the number of the field on the page, such as `2.3`
 * @param level the level of its heading
 */
export function fieldBlocks(
  describer: Describer,
  node: PlanNode,
  number: string,
  level = 3,
): readonly ReviewBlock[] {
  const { words } = describer;
  const title = words.label(node);
  const own = block(
    { key: node.pattern, level, number, title },
    line(describer.page.lines.type, typeText(describer, node)),
    textLines(describer, node),
    requirementLines(describer, node),
    valueLines(describer, node),
    line(describer.page.lines.limits, limitsOf(describer, node)),
    line(describer.page.lines.messages, messagesOf(describer, node)),
  );
  const parts = partsOf(node).flatMap((part, index) =>
    fieldBlocks(describer, part, `${number}.${index + 1}`, Math.min(level + 1, 6)),
  );
  return [own, ...parts];
}

/** Returns the fields inside of a field that have their own block: not the parts of a date. */
function partsOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'group') return node.dateParts ? [] : node.children;
  if (node.kind === 'leaf') return [];
  return node.item.isBare ? [] : node.item.children;
}

/** Returns the entries of a list: a list of texts has the rules of its only answer. */
function answerOf(node: PlanNode): PlanNode | undefined {
  return node.kind === 'list' && node.item.isBare ? node.item.children[0] : undefined;
}

function typeText({ page, words, form }: Describer, node: PlanNode): string {
  const { types } = page;
  if (node.kind === 'list') {
    const answer = answerOf(node);
    const text =
      answer?.kind === 'leaf' ? `${types.list} – ${types[answer.valueType]}` : types.list;
    return text;
  }
  if (node.kind === 'leaf') return types[node.valueType];
  if (node.dateParts) {
    const parts = node.children.map((child) => words.label(child));
    return `${types.dateParts}${words.bracketed(words.listed(parts))}`;
  }
  return form.texts[`${node.textKey}.text`] === undefined ? types.group : types.note;
}

function textLines(describer: Describer, node: PlanNode): readonly ReviewLine[] {
  const { form, page } = describer;
  const { lines } = page;
  const section = sectionOf(node);
  const record = describer
    .text(`${node.textKey}.record`)
    .map((text) => text.replaceAll('{n}', '1'));
  const isRow = node.kind === 'list';
  return [
    ...line(
      lines.section,
      section === undefined ? [] : describer.text(`$sections.${section}.title`),
    ),
    ...line(lines.help, describer.text(`${node.textKey}.help`)),
    ...line(lines.text, describer.text(`${node.textKey}.text`)),
    ...line(lines.text, describer.text(`${node.textKey}.output`)),
    ...line(lines.record, isRow ? record : []),
    ...line(lines.add, isRow ? (form.texts[`${node.textKey}.add`] ?? '') : ''),
    ...(node.kind === 'group' && node.dateParts
      ? node.children.flatMap((child) => line(lines.help, describer.text(`${child.textKey}.help`)))
      : []),
  ];
}

function sectionOf({ ui }: PlanNode): string | undefined {
  const options = ui['ui:options'];
  const nested =
    typeof options === 'object' && options !== null && 'section' in options
      ? options.section
      : undefined;
  const section = ui['ui:section'] ?? nested;
  return typeof section === 'string' ? section : undefined;
}

function requirementLines(describer: Describer, node: PlanNode): readonly ReviewLine[] {
  const { page, words, form } = describer;
  const { phrases, lines } = page;
  const own = ownCondition(form.plan, node);
  const isHidden = node.ui['ui:widget'] === 'hidden';
  const near = node.pattern;
  const shown = own ? describer.fill(phrases.requiredWhen, conditionWords(words, own, near)) : '';
  const isComputed = node.kind === 'leaf' && node.computed !== undefined;
  return [
    ...line(lines.required, isComputed || isHidden ? '' : requiredText(describer, node)),
    ...line(lines.shown, isHidden ? phrases.hidden : shown),
  ];
}

function requiredText(describer: Describer, node: PlanNode): string {
  const { phrases } = describer.page;
  // The review and the server require it, not a rule of the form.
  if (node.pattern === METHOD_FIELD) return phrases.requiredForPayment;
  if (node.required) return phrases.requiredAlways;
  if (node.requiredWhen === undefined) return node.kind === 'group' ? '' : phrases.optional;
  return describer.fill(phrases.requiredWhen, describer.condition(node.requiredWhen, node.pattern));
}

function valueLines(describer: Describer, node: PlanNode): readonly ReviewLine[] {
  const answer = answerOf(node) ?? node;
  if (answer.kind !== 'leaf') return [];
  const { page, words } = describer;
  const { lines, phrases } = page;
  const place = { near: answer.pattern, isMoney: isAmount(answer) };
  const { computed, initial, first } = answer;
  const fixed =
    computed && describer.fill(phrases.computed, expressionWords(words, computed, place));
  const start = initial
    ? expressionWords(words, initial, place)
    : first === undefined
      ? ''
      : words.value(answer, first);
  return [
    ...line(lines.computed, fixed ?? ''),
    ...line(lines.first, [start, prefillText(describer, answer)]),
    ...line(lines.options, optionTexts(describer, answer)),
  ];
}

function prefillText({ page }: Describer, { prefill }: LeafNode): string {
  const { fromProfile, fromRequest, fromQuery } = page.phrases;
  if (!prefill) return '';
  return { profile: fromProfile, request: fromRequest, query: fromQuery }[prefill.from];
}

function limitsOf(describer: Describer, node: PlanNode): readonly string[] {
  const answer = answerOf(node);
  return [
    ...(node.kind === 'list' ? listLimits(describer, node) : []),
    ...(node.kind === 'leaf' && node.file ? fileLimits(describer, node) : []),
    ...ruleLimits(describer, withoutFileRules(node)),
    ...(answer ? ruleLimits(describer, answer) : []),
    ...groupLimits(describer, node),
    ...uniqueLimits(describer, node),
  ];
}

function fileLimits({ page, words }: Describer, { file }: LeafNode): readonly string[] {
  if (!file) return [];
  const kinds = words.fill(page.rules.fileType ?? '', file.accept.join(', '));
  return [kinds, words.fill(page.rules.fileSize ?? '', formatFileSize(file.maxBytes))];
}

function withoutFileRules(node: PlanNode): PlanNode {
  if (node.kind !== 'leaf' || !node.file) return node;
  const rules = node.rules.filter(({ keyword }) => !['fileType', 'fileSize'].includes(keyword));
  return { ...node, rules };
}

function listLimits(describer: Describer, node: ListNode): readonly string[] {
  const { phrases } = describer.page;
  const counts = node.countWhere.map(({ where, when, min, max }) => {
    const records = describer.condition(where, `${node.pattern}/*/`);
    return describer.only(countText(describer, records, { min, max }), when, node.pattern);
  });
  return [
    describer.fill(phrases.rows, node.minItems, node.maxItems),
    ...(node.emptyRows === 'drop' ? [phrases.emptyRows] : []),
    ...counts,
  ];
}

interface Counts {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

function countText(describer: Describer, records: string, { min, max }: Counts): string {
  const { phrases } = describer.page;
  if (max === undefined) return describer.fill(phrases.countMin, min ?? 0, records);
  if (min === undefined) return describer.fill(phrases.countMax, max, records);
  if (min === max) return describer.fill(phrases.countExact, min, records);
  return describer.fill(phrases.countRange, min, max, records);
}

function groupLimits({ page, words }: Describer, node: PlanNode): readonly string[] {
  if (node.kind !== 'group' || !node.atLeastOneOf) return [];
  const names = node.atLeastOneOf.fields.map((field) => {
    const child = node.children.find(({ key }) => key === field);
    return words.name(child?.pattern ?? field, child?.pattern);
  });
  return [words.fill(page.phrases.atLeastOne, words.listed(names))];
}

function uniqueLimits({ page, words, form }: Describer, node: PlanNode): readonly string[] {
  return form.plan.unique
    .filter(({ paths }) => paths[0] === node.pattern)
    .map(({ paths }) => {
      const names = paths.map((path) => words.name(path, node.pattern));
      return words.fill(page.phrases.unique, words.listed(names));
    });
}

function messagesOf(describer: Describer, node: PlanNode): readonly string[] {
  const { plan } = describer.form;
  const { pattern } = node;
  const message = (key: string, args: readonly (string | number)[] = []) =>
    describer.message(pattern, key, key, args);
  const isAsked = node.required || node.requiredWhen !== undefined;
  const required = isAsked ? [describer.message(pattern, node.requiredKey, 'required', [])] : [];
  const answer = answerOf(node);
  const counts = node.kind === 'list' ? countMessages(node, message) : [];
  const some = node.kind === 'group' && node.atLeastOneOf ? [message(node.atLeastOneOf.key)] : [];
  const unique = plan.unique.filter(({ paths }) => paths.includes(pattern));
  const all = [
    ...required,
    ...ruleMessages(describer, node),
    ...(answer ? ruleMessages(describer, answer) : []),
    ...counts,
    ...some,
    ...unique.map(({ key }) => message(key)),
  ];
  return [...new Set(all)];
}

function countMessages(
  { minItems, maxItems, countWhere }: ListNode,
  message: (key: string, args?: readonly number[]) => string,
): readonly string[] {
  const few = minItems > 0 ? [message(ENGINE_KEYS.minRecords, [minItems])] : [];
  const many = message(ENGINE_KEYS.maxRecords, [maxItems]);
  return [...few, many, ...countWhere.map(({ key, min, max }) => message(key, [min ?? max ?? 0]))];
}
