import { firstOwnIndex, gateIndex } from './moves.ts';
import { screenIndexOf } from './screens.ts';
import type { WizardContext } from './WizardContext.ts';
import { currentScreen, isLocked } from './wizardRules.ts';

/**
 * What a jump comes to.
 *
 * - `refused`: nowhere to go, or not allowed.
 * - `land`: backward, at once.
 * - `ask`: backward past signed fields: the signatures go, so the applicant is asked first.
 * - `review`: to the first own step with signed fields: straight to the review instead.
 * - `forward`: to a screen reached before, once the current step holds.
 */
export type Jump = 'refused' | 'land' | 'ask' | 'review' | 'forward';

/**
 * Decides what a jump from the menu, or Back, comes to.
 *
 * The signatures belong to what the own steps say. Going from the submission back to the read-only
 * review keeps them; going back to an own step or the notes clears them, unless the move is forced.
 * The rule "a jump to step 1 with signed fields goes to the review" is for those who stand before
 * the review (a file that others signed was loaded); behind it, the same jump is a way back.
 *
 * @param context of the wizard
 * @param screenId where to
 * @param forced keeps the signatures
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

/** Whether the first own step gives way to the review. */
export function leadsToReview(context: WizardContext, index: number): boolean {
  const isBeforeReview = context.screenIndex < gateIndex(context.screens);
  return context.signed.length > 0 && isBeforeReview && index === firstOwnIndex(context.screens);
}

function losesSignatures(context: WizardContext, index: number): boolean {
  return context.signed.length > 0 && index < gateIndex(context.screens);
}
