import { type Plan, type SubmissionType, submissionTypesOf } from '#engine';

/** Something wrong with what a form says happens next. */
export interface NextStepFault {
  /** Place in manifest.json. */
  readonly pointer: string;
  readonly severity: 'error' | 'warning';
  readonly code: 'no-next-step' | 'idle-next-step';
  readonly message: string;
  readonly remedy: string;
}

/** Entries that every form may end with; they do not say what happens with this one. */
const CLOSING = ['correction', 'questions'];

/**
 * Judges the `next` entries of a form: each belongs to a way of handing in that the form has, and each
 * way has at least one entry without a condition. Whether conditions can hold is proved elsewhere.
 */
export function nextStepFaults(plan: Plan): readonly NextStepFault[] {
  const ways = submissionTypesOf(plan);
  const next = plan.next ?? [];
  const idle = next.flatMap((entry, index): readonly NextStepFault[] => {
    const unknown = (entry.for ?? []).filter((way) => !ways.includes(way));
    return unknown.map((way) => ({
      pointer: `/next/${index}/for`,
      severity: 'error',
      code: 'idle-next-step',
      message: `The next step "${entry.id}" is for ${way}, which the form never is`,
      remedy: `Name only ${ways.join(', ')}, or leave "for" out.`,
    }));
  });
  return [...idle, ...ways.filter((way) => !isTold(plan, way)).map((way) => silent(plan, way))];
}

function isTold({ next = [] }: Plan, way: SubmissionType): boolean {
  return next.some(
    (entry) =>
      entry.when === undefined &&
      !CLOSING.includes(entry.id) &&
      (entry.for === undefined || entry.for.includes(way)),
  );
}

function silent({ manifest }: Plan, way: SubmissionType): NextStepFault {
  return {
    pointer: manifest.next === undefined ? '' : '/next',
    severity: 'warning',
    code: 'no-next-step',
    message: `The form does not say what happens next when it is ${way}`,
    remedy: `Add { "id": "processing", "for": ["${way}"] } without "when" to "next", and the text "$next.processing".`,
  };
}
