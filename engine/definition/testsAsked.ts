import type { Condition } from './Condition.ts';

/** Names of the tests that a condition asks, as often as it does. */
export function testsAsked(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'test':
      return [condition.test];
    case 'not':
      return testsAsked(condition.of);
    default:
      return condition.of.flatMap(testsAsked);
  }
}
