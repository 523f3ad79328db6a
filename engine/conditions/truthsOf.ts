import type { Condition } from '../definition/Condition.ts';
import type { GroupCell } from './Cell.ts';
import { cellFinder } from './cellFrom.ts';
import type { FormState } from './FormState.ts';

/** Tells whether a condition holds for the fields of an object. */
export type Truth = (state: FormState, context: GroupCell) => boolean;

const known = new WeakMap<readonly Condition[], readonly Truth[]>();

/**
 * Compiles the conditions of a plan into functions. Each plan is compiled once, so that its definition is
 * not inspected again for every answer.
 *
 * @returns the functions by their `ConditionRef`; they keep nothing of the answers
 */
export function truthsOf(conditions: readonly Condition[]): readonly Truth[] {
  const found = known.get(conditions) ?? conditions.map(truthOf);
  known.set(conditions, found);
  return found;
}

function truthOf(condition: Condition): Truth {
  switch (condition.kind) {
    case 'all': {
      const parts = condition.of.map(truthOf);
      return (state, context) => parts.every((part) => part(state, context));
    }
    case 'any': {
      const parts = condition.of.map(truthOf);
      return (state, context) => parts.some((part) => part(state, context));
    }
    case 'not': {
      const part = truthOf(condition.of);
      return (state, context) => !part(state, context);
    }
    case 'test': {
      const { test } = condition;
      const find = cellFinder(condition.pattern);
      return (state, context) => {
        const cell = find(context);
        const value = cell && state.normalOf(cell);
        // An absent answer satisfies nothing, whatever JSON Schema would say.
        return value !== undefined && state.validator.tests[test]?.(value) === true;
      };
    }
  }
}
