import type { Test } from '../../contract/ValidatorModule.ts';
import type { PatternMatcher, StepBudget } from './PatternMatcher.ts';
import type { PatternProgram } from './PatternProgram.ts';

/** The parts that a module with limited patterns needs. */
export interface TestGuard {
  /** Creates the expression of a pattern, as `RegExp` does. */
  readonly pattern: (source: string, flags: string) => Pick<RegExp, 'test'>;
  /** Returns a test that refuses a value if a pattern could not be evaluated within the budget. */
  readonly test: (test: Test) => Test;
}

/**
 * Creates the guard of a module whose patterns are not proved to run in linear time. Everything
 * that is validated in one turn of the event loop shares one budget of steps.
 *
 * The source of the function is copied into the modules of forms. It therefore uses nothing outside
 * itself.
 *
 * @param Matcher `PatternMatcher`
 * @param programs the limited patterns; `null` for a pattern that cannot be evaluated at all. Other
 *   patterns are evaluated by `RegExp`
 * @param steps the budget of a turn
 * @param key the message key for a value that could not be validated
 */
export function guardTests(
  Matcher: typeof PatternMatcher,
  programs: Readonly<Record<string, PatternProgram | null>>,
  steps: number,
  key: string,
): TestGuard {
  const budget: StepBudget = { left: steps };
  let isRunning = false;
  let isUndecided = false;
  const startTurn = () => {
    if (isRunning) return;
    isRunning = true;
    budget.left = steps;
    Promise.resolve().then(() => {
      isRunning = false;
    });
  };
  return {
    pattern: (source, flags) => {
      if (!Object.hasOwn(programs, source)) return new RegExp(source, flags);
      const program = programs[source];
      const matcher = program ? new Matcher(program, budget) : undefined;
      return {
        test: (text) => {
          startTurn();
          const found = matcher?.test(text);
          if (found === undefined) isUndecided = true;
          return found === true;
        },
      };
    },
    test: (test) => {
      const guarded: Test = (value) => {
        isUndecided = false;
        const holds = test(value);
        guarded.isUndecided = isUndecided;
        const fault = isUndecided ? { pointer: '', key, args: [] } : test.fault;
        if (fault) guarded.fault = fault;
        return holds && !isUndecided;
      };
      return guarded;
    },
  };
}
