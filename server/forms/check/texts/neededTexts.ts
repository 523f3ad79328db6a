import {
  type GroupNode,
  type ListNode,
  nextStepKey,
  PAPER_TEXTS,
  type Plan,
  type PlanNode,
  type UniqueRule,
} from '#engine';

/** The texts that a form shows. */
export interface TextUse {
  /** Keys of required texts. */
  readonly needed: ReadonlySet<string>;
  /** Keys of required texts and of optional ones, for proposals. */
  readonly known: readonly string[];
  /** Checks whether a further key is shown somewhere. */
  readonly allowed: (key: string) => boolean;
  /** Message keys that the form may report, each with the fields that may report it. */
  readonly messages: readonly MessageUse[];
}

/** A message key and the text keys of the fields that may show it. */
interface MessageUse {
  readonly key: string;
  readonly textKeys: readonly string[];
  /** Rule that reports the message, if the texts may also name it by that rule. */
  readonly rule?: string;
}

/** Finds the texts that a compiled form shows. */
export function neededTexts(plan: Plan): TextUse {
  const nodes = allNodes(plan.root);
  const needed = new Set([...behaviourTexts(plan), ...nodes.flatMap(nodeTexts)]);
  const optional = new Set(nodes.flatMap(({ textKey }) => OPTIONAL.map((s) => `${textKey}.${s}`)));
  const steps = new Set(plan.steps.map(({ id }) => `$steps.${id}.lead`));
  const messages = messagesOf(plan, nodes);
  const ruled = plan.root.rules.length > 0 ? [plan.root, ...nodes] : nodes;
  const fields = new Set(ruled.map(({ textKey }) => textKey));
  const allowed = (key: string) => {
    if (FORM_TEXTS.has(key) || optional.has(key) || steps.has(key)) return true;
    const [, path = '', rule = ''] = ERROR_KEY.exec(key) ?? [];
    return fields.has(path) && (ALWAYS.has(rule) || errorNames(path, ruled, messages).has(rule));
  };
  const known = [...needed, ...optional, ...steps, ...FORM_TEXTS];
  return { needed, known, allowed, messages };
}

const FORM_TEXTS = new Set([
  '$form.notes',
  '$form.terms',
  '$form.pics',
  '$form.signDeclaration',
  ...PAPER_TEXTS,
]);
const OPTIONAL = ['label', 'help', 'placeholder', 'add', 'output'];
const ERROR_KEY = /^(.*)\.error\.(\w+)$/;
/** The errors that any field may have, by the engine's names. */
const ALWAYS = new Set(['required', 'atLeastOneOf', 'unique', 'dateParts', 'file']);

/** Returns every node below a group, including rows and their fields. */
export function allNodes(group: GroupNode): readonly PlanNode[] {
  return group.children.flatMap((node): readonly PlanNode[] => {
    if (node.kind === 'leaf') return [node];
    if (node.kind === 'group') return [node, ...allNodes(node)];
    return [node, ...rowNodes(node)];
  });
}

/** Returns the nodes of a row. A row with a single answer has only the texts of its list. */
function rowNodes({ item }: ListNode): readonly PlanNode[] {
  return item.isBare ? allNodes(item) : [item, ...allNodes(item)];
}

function behaviourTexts(plan: Plan): readonly string[] {
  return [
    '$form.title',
    ...plan.manifest.steps
      .filter(({ titleDirect }) => titleDirect === undefined)
      .map(({ id }) => `$steps.${id}.title`),
    ...plan.signatures.map(({ id }) => `$signatures.${id}.label`),
    ...(plan.payment?.items ?? []).map(({ id }) => `$fee.${id}`),
    ...plan.documents.map(({ id }) => `$documents.${id}.title`),
    ...reasonsOf(plan).map((reason) => `$migrations.${reason}`),
    ...(plan.next ?? []).map(({ id }) => nextStepKey(id)),
  ];
}

/** Returns the reasons why answers of earlier versions are dropped. */
function reasonsOf({ migrations = [] }: Plan): readonly string[] {
  const steps = migrations.flatMap((each) => each.steps);
  return steps.flatMap((step) => (step.kind === 'drop' ? [step.reason] : []));
}

function nodeTexts(node: PlanNode): readonly string[] {
  const options = node.ui['ui:options'];
  const section =
    typeof options === 'object' && options !== null ? Reflect.get(options, 'section') : undefined;
  const common = [
    ...(isUnnamed(node) ? [] : [`${node.textKey}.label`]),
    ...(isWorded(node) ? [`${node.textKey}.text`] : []),
    ...(typeof section === 'string' ? [`$sections.${section}.title`] : []),
  ];
  if (node.kind === 'list') return [...common, `${node.textKey}.record`];
  // A row has the list's own text.
  if (node.kind === 'group') return node.key === '*' ? [] : common;
  return [
    ...common,
    ...(node.options ?? []).map(({ value }) => `${node.textKey}.options.${value}`),
  ];
}

/** Checks for a hidden field or a note. Neither needs a label. */
function isUnnamed({ ui }: PlanNode): boolean {
  return ui['ui:widget'] === 'hidden' || ui['ui:field'] === 'note';
}

/** Checks for a note, or for a consent checkbox with its text. */
function isWorded({ ui }: PlanNode): boolean {
  return ui['ui:field'] === 'note' || ui['ui:widget'] === 'consent';
}

function messagesOf(plan: Plan, nodes: readonly PlanNode[]): readonly MessageUse[] {
  const found = new Map<string, MessageUse>();
  // The form itself has no label. The last step shows the messages of its rules, and its fields
  // show that of `atLeastOneOf`.
  const uses = [
    ...nodes.flatMap(ownMessages),
    ...ruleUses(plan.root),
    ...atLeastOneUse(plan.root),
    ...plan.unique.map(uniqueUse),
  ];
  for (const use of uses) {
    const textKeys = new Set([...(found.get(use.key)?.textKeys ?? []), ...use.textKeys]);
    found.set(use.key, { ...use, textKeys: [...textKeys] });
  }
  return [...found.values()];
}

function ownMessages(node: PlanNode): readonly MessageUse[] {
  const textKeys = [node.textKey];
  const own = [{ key: node.requiredKey, textKeys }, ...ruleUses(node)];
  return node.kind === 'group' ? [...own, ...atLeastOneUse(node)] : own;
}

function ruleUses(node: PlanNode): readonly MessageUse[] {
  const rules = node.kind === 'list' ? [...node.countWhere, ...node.rules] : node.rules;
  return rules.map(({ key }) => ({ key, textKeys: [node.textKey] }));
}

/**
 * Returns the fields that may show the message. The first visible field shows it, so a field after
 * an always visible field never does.
 */
function atLeastOneUse({ atLeastOneOf, textKey, children }: GroupNode): readonly MessageUse[] {
  if (!atLeastOneOf) return [];
  const { key, fields } = atLeastOneOf;
  const candidates = children.filter((child) => fields.includes(child.key));
  const carriers = candidates.filter((field, at) =>
    candidates
      .slice(0, at)
      .every(({ visibleWhen }) => visibleWhen !== undefined && visibleWhen !== field.visibleWhen),
  );
  const textKeys = carriers.map((field) => joined(textKey, field.key));
  return [{ key, textKeys, rule: 'atLeastOneOf' }];
}

function joined(textKey: string, field: string): string {
  return textKey === '' ? field : `${textKey}.${field}`;
}

function uniqueUse({ key, paths }: UniqueRule): MessageUse {
  const textKeys = paths.map((path) =>
    path
      .split('/')
      .filter((part) => part !== '' && part !== '*')
      .join('.'),
  );
  return { key, textKeys };
}

/**
 * Returns the names that may follow `<path>.error.`: keywords of the field's rules, and its message
 * keys.
 */
function errorNames(
  path: string,
  nodes: readonly PlanNode[],
  messages: readonly MessageUse[],
): ReadonlySet<string> {
  const keywords = nodes
    .filter((node) => node.textKey === path)
    .flatMap((node) => [...(node.kind === 'list' ? LIST_FAULTS : []), ...keywordsOf(node)]);
  const keys = messages.filter(({ textKeys }) => textKeys.includes(path)).map(({ key }) => key);
  return new Set([...keywords, ...keys]);
}

const LIST_FAULTS = ['minItems', 'maxItems', 'emptyRows', 'countWhere'];

function keywordsOf({ rules }: PlanNode): readonly string[] {
  return rules.map(({ keyword }) => keyword);
}
