import type { Plan } from '../definition/Plan.ts';
import type { Claim } from './Claim.ts';
import { type Logic, not } from './Logic.ts';
import { missedBefore } from './missedBefore.ts';

/**
 * Claims about the way through a form: a step that one cannot leave, answers for which nobody said
 * how the form is handed in, a form to be printed that cannot be printed.
 */
export function proveRoutes(plan: Plan, logic: Logic): readonly Claim[] {
  return [...deadEnds(plan, logic), ...unsaid(plan, logic), ...unprintable(plan, logic)];
}

/**
 * Steps without Next. One that stands behind a condition may end the form for those whom it stops,
 * as long as some answers lead past all such steps.
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
        message: `Nobody gets past the step "${id}": it has no Next`,
        remedy: `Leave "${key}" out, or give the step a "when" that some answers avoid.`,
        severity: 'error',
      },
    ];
  });
}

function unsaid({ submissionType }: Plan, logic: Logic): readonly Claim[] {
  if (!logic.isPossible(...missedBefore(submissionType, submissionType.length, logic))) return [];
  return [
    {
      file: 'manifest.json',
      pointer: '/submissionType',
      code: 'no-way-to-finish',
      message: 'For some answers nothing says how the form is handed in',
      remedy: 'Let the last entry stand without "when".',
      severity: 'error',
    },
  ];
}

function unprintable({ manifest, submissionType }: Plan, logic: Logic): readonly Claim[] {
  if (!manifest.hidePrintBtn) return [];
  const onPaper = submissionType.find(
    ({ value, when }, index) =>
      (value === 'OFFLINE_SUBM' || value === 'NO_ESUBM') &&
      logic.isPossible(logic.holds(when), ...missedBefore(submissionType, index, logic)),
  );
  if (!onPaper) return [];
  return [
    {
      file: 'manifest.json',
      pointer: '/hidePrintBtn',
      code: 'no-way-to-finish',
      message: 'The form is handed in on paper for some answers, and cannot be printed',
      remedy: 'Leave "hidePrintBtn" out, or let those answers be handed in online.',
      severity: 'error',
    },
  ];
}
