import type { Condition } from '../definition/Condition.ts';

/** Returns the names of the tests that a condition calls, including repetitions. */
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
