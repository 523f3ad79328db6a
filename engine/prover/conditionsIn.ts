import type { ConditionRef } from '../definition/Condition.ts';
import type { Expression } from '../definition/Expression.ts';
import { type Goal, type Logic, not } from './Logic.ts';

/** A condition within an expression. */
export interface InnerCondition {
  /** Pointer from the expression to the condition: `/then/if`. */
  readonly at: string;
  readonly when: ConditionRef;
  /**
   * Goals that hold whenever the condition is evaluated: the conditions of the branches around it.
   */
  readonly given: readonly Goal[];
}

/** Returns every condition within an expression, the outermost first. */
export function conditionsIn(expression: Expression, logic: Logic): readonly InnerCondition[] {
  const inner = (at: string, of: Expression | undefined, given: readonly Goal[] = []) =>
    of === undefined
      ? []
      : conditionsIn(of, logic).map((each) => ({
          ...each,
          at: `${at}${each.at}`,
          given: [...given, ...each.given],
        }));
  switch (expression.op) {
    case 'literal':
    case 'value':
    case 'today':
      return [];
    case 'if': {
      const holds = logic.holds(expression.when);
      return [
        { at: '/if', when: expression.when, given: [] },
        ...inner('/then', expression.then, [holds]),
        ...inner('/else', expression.else, [not(holds)]),
      ];
    }
    case 'count':
      return whereConditions(expression.where);
    case 'first':
      return [...whereConditions(expression.where), ...inner('/value', expression.of)];
    case 'sum':
      return inner('/of', expression.of);
    case 'lookup':
    case 'table':
      return inner('/lookup', expression.of);
    case 'round':
    case 'addDuration':
      return inner(`/${expression.op}`, expression.of);
    default:
      return expression.of.flatMap((each, index) => inner(`/${expression.op}/${index}`, each));
  }
}

function whereConditions(where: ConditionRef | undefined): readonly InnerCondition[] {
  return where === undefined ? [] : [{ at: '/where', when: where, given: [] }];
}
