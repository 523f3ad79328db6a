import { patternsIn, readsOf } from '../conditions/readsOf.ts';
import type { Condition } from '../definition/Condition.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { LeafNode, PlanNode } from '../definition/PlanNode.ts';
import { parentOf } from '../values/pointer.ts';
import { conditionWords } from './conditionWords.ts';
import { expressionWords, rowValueWords } from './expressionWords.ts';
import type { FormWords } from './FormWords.ts';
import { ownCondition, shownSteps, stepOf } from './ownCondition.ts';

/** A step, or a field. Its id is `step:` with the id of the step, or the pattern of the field. */
export interface GraphNode {
  readonly id: string;
  readonly kind: 'step' | 'group' | 'list' | 'field' | 'computed';
  /** The title or label, without markup. */
  readonly name: string;
  /** The step or group that contains the node; absent for a step. */
  readonly parent?: string;
}

/** The effect of a field on another field or step. */
export type GraphEffect = 'shows' | 'requires' | 'computes' | 'offers' | 'checks';

/** A dependency: the answer of `from` has an effect on `to`. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly effect: GraphEffect;
  /** The whole condition or expression in words. Edges of one condition share their words. */
  readonly words: string;
}

/** The steps and fields of a form, in page order, and the dependencies between them. */
export interface ConditionGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/**
 * Returns the dependencies between the steps and fields of a form. It does not depend on answers.
 *
 * @param words the form and the language of the words
 *
 * @example
 * import { FormWords } from './FormWords.ts';
 * const { edges } = conditionGraph(new FormWords({ ...FIRST, texts: FIRST.texts.en, language: 'en' }));
 * edges.find(({ to }) => to === '/purpose')?.words;
 * // 'Shown only if “Kind of copy” is “Certified copy”'
 */
export function conditionGraph(words: FormWords): ConditionGraph {
  const { plan } = words.form;
  const steps = shownSteps(plan);
  const stepNodes = steps.map(({ id }) => ({
    id: `step:${id}`,
    kind: 'step' as const,
    name: words.stepTitle(id),
  }));
  const fields = steps.flatMap((step) =>
    step.fields.flatMap((field) => {
      const top = words.node(field);
      return top ? nodesUnder(top).filter((node) => !isRow(node)) : [];
    }),
  );
  const stepEdges = steps.flatMap(({ id, when }) =>
    when ? conditionEdges(words, when, { to: `step:${id}`, effect: 'shows' }) : [],
  );
  return {
    nodes: inPageOrder(
      stepNodes,
      fields.map((node) => graphNode(words, node)),
    ),
    edges: [...stepEdges, ...fields.flatMap((node) => edgesTo(words, node))],
  };
}

/** Checks whether a node is a row, which has no label and no condition of its own. */
function isRow(node: PlanNode): boolean {
  return node.kind === 'group' && node.pattern.endsWith('/*');
}

function inPageOrder(
  steps: readonly GraphNode[],
  fields: readonly GraphNode[],
): readonly GraphNode[] {
  const inside = (parent: string): readonly GraphNode[] =>
    fields.filter((node) => node.parent === parent).flatMap((node) => [node, ...inside(node.id)]);
  return steps.flatMap((step) => [step, ...inside(step.id)]);
}

function graphNode(words: FormWords, node: PlanNode): GraphNode {
  const { plan } = words.form;
  const above = parentOf(node.pattern);
  // The rows of a list are no nodes of the picture: the list holds their fields.
  const group = above.endsWith('/*') ? parentOf(above) : above;
  const parent = group === '' ? `step:${stepOf(plan, node.pattern)?.id ?? ''}` : group;
  return { id: node.pattern, kind: kindOf(node), name: words.label(node), parent };
}

function kindOf(node: PlanNode): GraphNode['kind'] {
  if (node.kind !== 'leaf') return node.kind === 'group' && node.dateParts ? 'field' : node.kind;
  return node.computed ? 'computed' : 'field';
}

/** Returns the edges that lead to a field. */
function edgesTo(words: FormWords, node: PlanNode): readonly GraphEdge[] {
  const { plan } = words.form;
  const to = node.pattern;
  const own = ownCondition(plan, node);
  const required = node.requiredWhen === undefined ? undefined : words.condition(node.requiredWhen);
  return [
    ...(own ? conditionEdges(words, own, { to, effect: 'shows' }) : []),
    ...(required ? conditionEdges(words, required, { to, effect: 'requires' }) : []),
    ...(node.kind === 'leaf' ? valueEdges(words, node) : []),
    ...checkEdges(words, node),
  ];
}

function valueEdges(words: FormWords, node: LeafNode): readonly GraphEdge[] {
  const { plan } = words.form;
  const { pattern: to, computed, options = [], optionsFrom } = node;
  const byCondition = new Map<number, string[]>();
  for (const { value, when } of options) {
    if (when === undefined) continue;
    byCondition.set(when, [
      ...(byCondition.get(when) ?? []),
      words.value(node, valueIn(node, value)),
    ]);
  }
  const offered = [...byCondition].flatMap(([when, values]) => {
    const args = [words.anyOf(values)];
    return conditionEdges(words, words.condition(when), { to, effect: 'offers' }, args);
  });
  const ofRows = optionsFrom
    ? [
        {
          from: optionsFrom.list,
          to,
          effect: 'offers' as const,
          words: rowValueWords(words, optionsFrom),
        },
      ]
    : [];
  if (!computed) return [...offered, ...ofRows];
  const reads = readsOf(withoutConditions(node), plan.conditions).value;
  const text = words.fill(
    words.wording.edges.computes,
    expressionWords(words, computed, { near: to }),
  );
  const effect = 'computes' as const;
  return [...offered, ...[...new Set(reads)].map((from) => ({ from, to, effect, words: text }))];
}

/** Returns the value as an answer of the field: an option of several is a list. */
function valueIn(node: LeafNode, value: unknown): unknown {
  return node.valueType === 'choices' ? [value] : value;
}

/** Returns edges from the answers with which the rules of a field compare. */
function checkEdges(words: FormWords, node: PlanNode): readonly GraphEdge[] {
  const reads = [...new Set(readsOf(node, words.form.plan.conditions).rules)];
  return reads.map((from) => ({
    from,
    to: node.pattern,
    effect: 'checks' as const,
    words: words.fill(words.wording.edges.checks, words.name(from, node.pattern)),
  }));
}

function conditionEdges(
  words: FormWords,
  condition: Condition,
  edge: Pick<GraphEdge, 'to' | 'effect'>,
  args: readonly string[] = [],
): readonly GraphEdge[] {
  const near = edge.to.startsWith('step:') ? '' : edge.to;
  const template = words.wording.edges[edge.effect];
  const text = words.fill(template, conditionWords(words, condition, near), ...args);
  return [...new Set(patternsIn(condition))].map((from) => ({ from, ...edge, words: text }));
}

/** Returns a computed field that reads only what its expression reads. */
function withoutConditions({ visibleWhen: _, ...node }: LeafNode): LeafNode {
  return { ...node, options: [] };
}
