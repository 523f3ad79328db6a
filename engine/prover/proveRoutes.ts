import type { Plan } from '../definition/Plan.ts';
import type { Claim } from './Claim.ts';
import { earlierEntriesFail } from './earlierEntriesFail.ts';
import { type Logic, not } from './Logic.ts';

/**
 * Returns claims about the route through a form: a step without an exit, answers without a
 * submission type, a form for paper submission that cannot be printed.
 */
export function proveRoutes(plan: Plan, logic: Logic): readonly Claim[] {
  return [
    ...deadEnds(plan, logic),
    ...missingSubmissionType(plan, logic),
    ...unprintable(plan, logic),
  ];
}

/**
 * Returns claims about steps without Next. A step with a condition may end the form for some
 * applicants, if some answers lead past all such steps.
 */
function deadEnds({ steps }: Plan, logic: Logic): readonly Claim[] {
  const ends = steps.filter(({ hideNext, hideNavigation }) => hideNext || hideNavigation);
  if (logic.isPossible(...ends.map(({ when }) => not(logic.holds(when))))) return [];
  return steps.flatMap(({ id, hideNext, hideNavigation }, index): readonly Claim[] => {
    if (!hideNext && !hideNavigation) return [];
    const key = hideNext ? 'hideNext' : 'hideNavigation';
    return [
      {
        file: 'manifest.json',
        pointer: `/steps/${index}/${key}`,
        code: 'no-way-to-finish',
        message: `No applicant can leave the step "${id}": it has no Next button`,
        remedy: `Leave "${key}" out, or give the step a "when" that some answers avoid.`,
        severity: 'error',
      },
    ];
  });
}

function missingSubmissionType({ submissionType }: Plan, logic: Logic): readonly Claim[] {
  if (!logic.isPossible(...earlierEntriesFail(submissionType, submissionType.length, logic)))
    return [];
  return [
    {
      file: 'manifest.json',
      pointer: '/submissionType',
      code: 'no-way-to-finish',
      message: 'For some answers the form has no submission type',
      remedy: 'Remove "when" from the last entry.',
      severity: 'error',
    },
  ];
}

function unprintable({ manifest, submissionType }: Plan, logic: Logic): readonly Claim[] {
  if (!manifest.hidePrintBtn) return [];
  const onPaper = submissionType.find(
    ({ value, when }, index) =>
      (value === 'OFFLINE_SUBM' || value === 'NO_ESUBM') &&
      logic.isPossible(logic.holds(when), ...earlierEntriesFail(submissionType, index, logic)),
  );
  if (!onPaper) return [];
  return [
    {
      file: 'manifest.json',
      pointer: '/hidePrintBtn',
      code: 'no-way-to-finish',
      message: 'For some answers the form is submitted on paper, but it cannot be printed',
      remedy: 'Remove "hidePrintBtn", or allow online submission for those answers.',
      severity: 'error',
    },
  ];
}
