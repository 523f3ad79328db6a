import type { AnswerPath, MigrationPlan, MigrationStep } from '../definition/MigrationPlan.ts';
import { isAbove } from '../values/pointer.ts';

/**
 * Returns where the answers of a pattern are after some steps: at several patterns where a text was split,
 * nowhere where it was left out.
 *
 * @param pattern `/orders/*` + `/PRN`, as the version before the first step has it
 */
export function patternsAfter(pattern: string, steps: readonly MigrationStep[]): readonly string[] {
  return steps.reduce<readonly string[]>(
    (now, step) => now.flatMap((each) => afterStep(each, step)),
    [pattern],
  );
}

/** Returns the steps that a file of a version still needs. */
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

/** Returns the paths where the answers of a step are afterwards. */
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
