import { wizardButtons } from './buttons.ts';
import { eChequeIndex } from './moves.ts';
import { screenIndexOf } from './screens.ts';
import type { Intent, WizardContext } from './WizardContext.ts';

/** Returns the intent of the Next button for the current context. */
export function nextIntent(context: WizardContext): Intent | undefined {
  return wizardButtons(context).forward.find(({ kind }) => kind === 'next')?.leadsTo;
}

/** Returns the intent of a move after the answers were validated; an action keeps its intent. */
export function intentAfterValidation(context: WizardContext): Intent | undefined {
  const { intent, targetId } = context;
  const isMove = intent === 'step' || intent === 'review' || intent === 'submission';
  return isMove && targetId === undefined ? nextIntent(context) : intent;
}

/** Returns the intent of a jump forward. */
export function intentTo({ screens }: WizardContext, screenId: string): Intent {
  const kind = screens[screenIndexOf(screens, screenId)]?.kind;
  if (kind === 'confirmation') return 'review';
  return kind === 'submission' ? 'submission' : 'step';
}

/**
 * Returns the target of the move: the named screen, the screen of the intent, a step that the
 * review added, or the next screen.
 */
export function targetIndex(context: WizardContext): number {
  const { screens, screenIndex, targetId, intent } = context;
  const fixed = intent === 'review' ? 'confirmation' : intent;
  const wanted = [targetId, fixed].map((id) =>
    id === undefined ? -1 : screenIndexOf(screens, id),
  );
  if (screens[screenIndex]?.kind === 'confirmation') wanted.push(eChequeIndex(context));
  return wanted.find((index) => index >= 0) ?? Math.min(screenIndex + 1, screens.length - 1);
}
