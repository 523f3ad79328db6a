import type { ConditionTests } from '../contract/ValidatorModule.ts';
import type { Condition } from '../definition/Condition.ts';
import type { Cell, GroupCell } from './Cell.ts';
import { cellFinder } from './cellFrom.ts';

/** The answers that a condition may read. */
export interface NormalAnswers {
  readonly validator: ConditionTests;
  /** Returns the value as rules and conditions see it: normalised, without empty parts. */
  normalOf(cell: Cell): unknown;
}

/** Checks whether a condition holds for the fields of an object. */
export type Truth = (answers: NormalAnswers, context: GroupCell) => boolean;

const known = new WeakMap<readonly Condition[], readonly Truth[]>();

/**
 * Compiles the conditions of a plan to functions. Each plan is compiled once, so that its
 * definition is not inspected again for every answer.
 *
 * @returns the functions by their `ConditionRef`; they store nothing about the answers
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
      return (answers, context) => parts.every((part) => part(answers, context));
    }
    case 'any': {
      const parts = condition.of.map(truthOf);
      return (answers, context) => parts.some((part) => part(answers, context));
    }
    case 'not': {
      const part = truthOf(condition.of);
      return (answers, context) => !part(answers, context);
    }
    case 'test': {
      const { test } = condition;
      const find = cellFinder(condition.pattern);
      return (answers, context) => {
        const cell = find(context);
        const value = cell && answers.normalOf(cell);
        // An absent answer satisfies no test, unlike in JSON Schema.
        return value !== undefined && answers.validator.tests[test]?.(value) === true;
      };
    }
  }
}
