import {
  childPointer,
  type FormData,
  type Language,
  type LeafNode,
  type Plan,
  type PlanNode,
  type ReviewField,
  type ReviewItem,
  type ReviewSection,
  reviewSections,
  rowNode,
  type Texts,
} from '#engine';

/** A given answer, with the words that the filled form must show. */
export interface GivenAnswer {
  readonly pointer: string;
  readonly node: LeafNode;
  /** Words, or the numbers of a date. The form must show each of these. */
  readonly words: readonly string[];
}

/** A filled form that must show its answers. */
export interface FilledForm {
  readonly plan: Plan;
  /** Answers as the engine returns them, normalised and pruned. */
  readonly data: FormData;
  readonly texts: Texts;
  readonly language: Language;
  /** Removes every answer that depends on a removed answer. */
  readonly prune: (data: FormData) => FormData;
}

/**
 * Returns the given answers in the form's own steps. Excludes passwords, repeated answers, hidden
 * fields and the shared workflow.
 */
export function givenAnswers({
  plan,
  data,
  texts,
}: Pick<FilledForm, 'plan' | 'data' | 'texts'>): readonly GivenAnswer[] {
  const fields = new Set(plan.steps.flatMap((step) => step.fields));
  return plan.root.children
    .filter(({ pattern }) => [...fields].some((field) => `${field}/`.startsWith(`${pattern}/`)))
    .flatMap((node) => leavesOf(node, childPointer('', node), data[node.key]))
    .filter(({ node, value }) => value !== undefined && !isUnsaid(node))
    .map(({ pointer, node, value }) => ({ pointer, node, words: wordsOf(node, value, texts) }));
}

interface Leaf {
  readonly pointer: string;
  readonly node: LeafNode;
  readonly value: unknown;
}

function leavesOf(node: PlanNode, pointer: string, value: unknown): readonly Leaf[] {
  if (value === undefined) return [];
  if (node.kind === 'leaf') return [{ pointer, node, value }];
  if (node.kind === 'list') {
    const rows = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) => leavesOf(rowNode(node), `${pointer}/${index}`, row));
  }
  return node.children.flatMap((child) =>
    leavesOf(child, childPointer(pointer, child), Reflect.get(Object(value), child.key)),
  );
}

/** Checks whether the review omits a field: a password, a repeated answer or a hidden field. */
function isUnsaid({ valueType, rules, ui }: LeafNode): boolean {
  const isDrawn = ui['ui:widget'] !== 'hidden';
  return !isDrawn || valueType === 'password' || rules.some(({ keyword }) => keyword === 'sameAs');
}

function wordsOf(node: LeafNode, value: unknown, texts: Texts): readonly string[] {
  const label = (option: unknown) => texts[`${node.textKey}.options.${option}`] ?? String(option);
  switch (node.valueType) {
    case 'checkbox':
      return [];
    case 'choice':
      return [label(value)];
    case 'choices':
      return Array.isArray(value) ? value.map(label) : [];
    case 'file':
      return [String(Reflect.get(Object(value), 'name'))];
    case 'date':
    case 'monthYear':
    case 'time':
      return (String(value).match(/\d+/g) ?? []).map((digits) => String(Number(digits)));
    case 'multiline':
      return String(value).split('\n');
    default:
      return [String(value)];
  }
}

/** Returns a text in lower case, without the spaces, commas, brackets and hyphens of formats. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s,()-]/g, '')
    .toLowerCase();
}

/**
 * Returns the answers that the review of a filled form does not show. A review field may combine
 * answers in other words (an address, a lot). Then its text must change without the answer.
 *
 * @returns pointers with the expected words
 */
export function unshownAnswers(form: FilledForm): readonly string[] {
  const shown = fieldsIn(sectionsOf(form));
  return givenAnswers(form).flatMap((answer) => {
    const field = fieldFor(shown, answer.pointer);
    if (field && isShown(form, answer, field)) return [];
    return [`${answer.pointer} ${JSON.stringify(answer.words)}`];
  });
}

function isShown(form: FilledForm, { pointer, words }: GivenAnswer, field: ReviewField): boolean {
  const text = textOf(field);
  if (text === '') return false;
  if (words.length > 0 && words.every((word) => bare(text).includes(bare(word)))) return true;
  const less = { ...form, data: form.prune(without(form.data, pointer)) };
  const after = fieldFor(fieldsIn(sectionsOf(less)), field.pointer);
  return (field.pointer !== pointer || words.length === 0) && text !== (after ? textOf(after) : '');
}

/** Returns the review of the given answers only. */
function sectionsOf(form: FilledForm): readonly ReviewSection[] {
  const given = new Set(givenPointers(form));
  return reviewSections({ ...form, visible: (pointer) => given.has(pointer) });
}

/** Returns the pointers of the given answers, and of their groups and rows. */
function givenPointers({ plan, data }: FilledForm): readonly string[] {
  return plan.root.children
    .flatMap((node) => leavesOf(node, childPointer('', node), data[node.key]))
    .flatMap(({ pointer }) => {
      const parts = pointer.split('/');
      return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
    });
}

function fieldsIn(sections: readonly ReviewSection[]): readonly ReviewField[] {
  return sections.flatMap(({ items }) => items.flatMap(fieldsOf));
}

function fieldsOf(item: ReviewItem): readonly ReviewField[] {
  if (item.kind === 'field') return [item];
  if (item.kind === 'note') return [];
  const items = item.kind === 'group' ? item.items : item.records.flatMap((each) => each.items);
  return items.flatMap(fieldsOf);
}

/** Returns the review field of an answer, which may combine several answers. */
function fieldFor(fields: readonly ReviewField[], pointer: string): ReviewField | undefined {
  return fields.find((field) => `${pointer}/`.startsWith(`${field.pointer}/`));
}

function textOf({ lines, output = [] }: ReviewField): string {
  return [...lines, ...output.map(({ text, isStruck }) => (isStruck ? '' : text))].join('\n');
}

function without(data: FormData, pointer: string): FormData {
  const copy = structuredClone(data);
  const parts = pointer.split('/').slice(1);
  const last = parts.pop() ?? '';
  const holder = parts.reduce<object>((at, key) => Reflect.get(at, key), copy);
  // An empty string keeps the numbers of the other rows.
  if (Array.isArray(holder)) Reflect.set(holder, last, '');
  else Reflect.deleteProperty(holder, last);
  return copy;
}
