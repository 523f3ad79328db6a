import type { AnswerPath, MigrationPlan, MigrationStep } from '../definition/MigrationPlan.ts';
import { isAbove } from '../values/pointer.ts';

/**
 * Returns the patterns of an answer after some steps: several if a step splits it, none if a step
 * drops it.
 *
 * @param pattern the pattern in the version before the first step
 *
 * @example
 * patternsAfter('/tel', [{ kind: 'move', from: ['tel'], to: ['phone'] }]); // ['/phone']
 * patternsAfter('/tel/no', [{ kind: 'move', from: ['tel'], to: ['phone'] }]); // ['/phone/no']
 * patternsAfter('/tel', [{ kind: 'drop', at: ['tel'], reason: 'Not asked any more' }]); // []
 */
export function patternsAfter(pattern: string, steps: readonly MigrationStep[]): readonly string[] {
  return steps.reduce<readonly string[]>(
    (now, step) => now.flatMap((each) => afterStep(each, step)),
    [pattern],
  );
}

/**
 * Returns the steps that a file of a version still needs.
 *
 * @example
 * const move = { kind: 'move', from: ['tel'], to: ['phone'] };
 * stepsSince([{ version: 2, steps: [move] }], 1).length; // 1
 * stepsSince([{ version: 2, steps: [move] }], 2); // []
 * stepsSince(undefined, 1); // []
 */
export function stepsSince(
  migrations: readonly MigrationPlan[] | undefined,
  version: number,
): readonly MigrationStep[] {
  return (migrations ?? []).filter((each) => each.version > version).flatMap(({ steps }) => steps);
}

/** Returns the path that a step changes. */
export function sourceOf(step: MigrationStep): AnswerPath {
  return step.kind === 'move' || step.kind === 'split' ? step.from : step.at;
}

/** Returns the paths of a step's answers after the step. */
export function targetsOf(step: MigrationStep): readonly AnswerPath[] {
  if (step.kind === 'move') return [step.to];
  if (step.kind === 'split') return step.into;
  return step.kind === 'map' ? [step.at] : [];
}

function afterStep(pattern: string, step: MigrationStep): readonly string[] {
  const from = `/${sourceOf(step).join('/')}`;
  if (step.kind === 'map' || !isAbove(from, pattern)) return [pattern];
  return targetsOf(step).map((to) => `/${to.join('/')}${pattern.slice(from.length)}`);
}
