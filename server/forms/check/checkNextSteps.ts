import { type Plan, type SubmissionType, submissionTypesOf } from '#engine';

/** A fault in the next steps of a form. */
export interface NextStepProblem {
  /** JSON Pointer in manifest.json. */
  readonly pointer: string;
  readonly severity: 'error' | 'warning';
  readonly code: 'no-next-step' | 'idle-next-step';
  readonly message: string;
  readonly remedy: string;
}

/**
 * Ids of entries that any form may have at the end. They do not describe the next step of a form.
 */
const CLOSING = ['correction', 'questions'];

/**
 * Checks the `next` entries of a form. Each must name only submission types that the form has, and
 * each type needs at least one entry without a condition. Other code proves whether conditions can
 * hold.
 */
export function nextStepProblems(plan: Plan): readonly NextStepProblem[] {
  const ways = submissionTypesOf(plan);
  const next = plan.next ?? [];
  const idle = next.flatMap((entry, index): readonly NextStepProblem[] => {
    const unknown = (entry.for ?? []).filter((way) => !ways.includes(way));
    return unknown.map((way) => ({
      pointer: `/next/${index}/for`,
      severity: 'error',
      code: 'idle-next-step',
      message: `The next step "${entry.id}" is for ${way}, which the form never has`,
      remedy: `Name only ${ways.join(', ')}, or leave "for" out.`,
    }));
  });
  return [
    ...idle,
    ...ways.filter((way) => !isExplained(plan, way)).map((way) => silent(plan, way)),
  ];
}

function isExplained({ next = [] }: Plan, way: SubmissionType): boolean {
  return next.some(
    (entry) =>
      entry.when === undefined &&
      !CLOSING.includes(entry.id) &&
      (entry.for === undefined || entry.for.includes(way)),
  );
}

function silent({ manifest }: Plan, way: SubmissionType): NextStepProblem {
  return {
    pointer: manifest.next === undefined ? '' : '/next',
    severity: 'warning',
    code: 'no-next-step',
    message: `The form has no next step for ${way}`,
    remedy: `Add { "id": "processing", "for": ["${way}"] } without "when" to "next", and the text "$next.processing".`,
  };
}
