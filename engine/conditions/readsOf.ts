import type { Condition, ConditionRef } from '../definition/Condition.ts';
import type { Expression } from '../definition/Expression.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import type { Operand, Rule } from '../definition/Rule.ts';

/** The patterns that a node reads, by purpose. */
export interface Reads {
  /** Patterns for visibility, offered options and computed values. */
  readonly value: readonly string[];
  /** Patterns for the requirement of the field. */
  readonly requirement: readonly string[];
  /** Patterns for the rules of the field. */
  readonly rules: readonly string[];
}

/** Returns the patterns that a node itself reads, without those of the nodes under it. */
export function readsOf(node: PlanNode, conditions: readonly Condition[]): Reads {
  const ofRef = (ref: ConditionRef | undefined) => readsOfCondition(ref, conditions);
  const ofExpression = (expression: Expression | undefined) =>
    expression ? readsOfExpression(expression, conditions) : [];
  const own =
    node.kind === 'leaf'
      ? [
          ...(node.options ?? []).flatMap(({ when }) => ofRef(when)),
          ...ofExpression(node.optionsAt),
          ...ofExpression(node.optionsFrom && { op: 'first', ...node.optionsFrom }),
          ...ofExpression(node.computed),
          ...ofExpression(node.initial),
        ]
      : [];
  const counts = node.kind === 'list' ? node.countWhere.flatMap(({ when }) => ofRef(when)) : [];
  return {
    value: [...ofRef(node.visibleWhen), ...own],
    requirement: ofRef(node.requiredWhen),
    rules: [...node.rules.flatMap((rule) => readsOfRule(rule, conditions)), ...counts],
  };
}

/** Returns the patterns that a condition names. */
function readsOfCondition(
  ref: ConditionRef | undefined,
  conditions: readonly Condition[],
): readonly string[] {
  const condition = ref === undefined ? undefined : conditions[ref];
  return condition ? patternsIn(condition) : [];
}

/** Returns the patterns that an expression names, including repetitions. */
export function readsOfExpression(
  expression: Expression,
  conditions: readonly Condition[],
): readonly string[] {
  const inner = (each: Expression) => readsOfExpression(each, conditions);
  switch (expression.op) {
    case 'literal':
    case 'today':
      return [];
    case 'value':
      return [expression.pattern];
    case 'sum':
      return [expression.list, ...inner(expression.of)];
    case 'count':
      return [expression.list, ...readsOfCondition(expression.where, conditions)];
    case 'first':
      return [
        expression.list,
        ...readsOfCondition(expression.where, conditions),
        ...inner(expression.of),
      ];
    case 'if':
      return [
        ...readsOfCondition(expression.when, conditions),
        ...inner(expression.then),
        ...(expression.else ? inner(expression.else) : []),
      ];
    case 'table':
      return [...inner(expression.at), ...(expression.of ? inner(expression.of) : [])];
    case 'round':
    case 'lookup':
    case 'addDuration':
      return inner(expression.of);
    default:
      return expression.of.flatMap(inner);
  }
}

/** Returns the patterns that a condition names, including repetitions. */
export function patternsIn(condition: Condition): readonly string[] {
  if (condition.kind === 'test') return [condition.pattern];
  return condition.kind === 'not' ? patternsIn(condition.of) : condition.of.flatMap(patternsIn);
}

function readsOfRule(rule: Rule, conditions: readonly Condition[]): readonly string[] {
  const operands: readonly (string | number | Operand)[] = [...(rule.operands ?? []), ...rule.args];
  const named = operands.flatMap((each) => {
    if (typeof each !== 'object') return [];
    if (each.kind === 'expression') return readsOfExpression(each.of, conditions);
    return each.kind === 'value' ? [each.pattern] : [];
  });
  return [...readsOfCondition(rule.when, conditions), ...named];
}
