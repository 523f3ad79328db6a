import { firstOwnIndex, gateIndex } from './moves.ts';
import { screenIndexOf } from './screens.ts';
import type { WizardContext } from './WizardContext.ts';
import { currentScreen, isLocked } from './wizardRules.ts';

/**
 * The result of a jump.
 *
 * - `refused`: the screen does not exist, or the jump is not allowed.
 * - `land`: a move backward, without a question.
 * - `ask`: a move backward that clears the signatures: the applicant must confirm first.
 * - `review`: the target is the first own step and fields are signed: the review opens instead.
 * - `forward`: the target was visited before: the current step must pass validation first.
 */
export type Jump = 'refused' | 'land' | 'ask' | 'review' | 'forward';

/**
 * Determines the result of a jump from the menu, or of Back.
 *
 * The signatures belong to the answers of the own steps. A move from the submission to the
 * read-only review keeps them. A move to an own step or the notes clears them, unless it is forced.
 * The rule "a jump to step 1 with signed fields goes to the review" applies only before the review,
 * after the applicant loaded a file that others signed. From the review on, the same jump is a move
 * backward.
 *
 * @param context the context of the wizard
 * @param screenId the target screen
 * @param forced whether the move keeps the signatures
 * @see specification, document 1, section 4 "Step movement"
 */
export function jumpTo(context: WizardContext, screenId: string, forced: boolean): Jump {
  const index = screenIndexOf(context.screens, screenId);
  const isBackward = index < context.screenIndex;
  if (index < 0 || index === context.screenIndex || isLocked(context)) return 'refused';
  if (leadsToReview(context, index)) return 'review';
  if (!isBackward) return context.visited.includes(screenId) ? 'forward' : 'refused';
  if (currentScreen(context).hideBack) return 'refused';
  return losesSignatures(context, index) && !forced ? 'ask' : 'land';
}

/** Checks whether a jump to a screen opens the review instead of the first own step. */
export function leadsToReview(context: WizardContext, index: number): boolean {
  const isBeforeReview = context.screenIndex < gateIndex(context.screens);
  return context.signed.length > 0 && isBeforeReview && index === firstOwnIndex(context.screens);
}

function losesSignatures(context: WizardContext, index: number): boolean {
  return context.signed.length > 0 && index < gateIndex(context.screens);
}
