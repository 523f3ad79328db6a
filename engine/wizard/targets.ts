import { wizardButtons } from './buttons.ts';
import { eChequeIndex } from './moves.ts';
import { screenIndexOf } from './screens.ts';
import type { Intent, WizardContext } from './WizardContext.ts';

/** What Next leads to now. */
export function nextIntent(context: WizardContext): Intent | undefined {
  return wizardButtons(context).forward.find(({ kind }) => kind === 'next')?.leadsTo;
}

/** What a move is on the way to after the answers were validated; a deed stays what it is. */
export function reaimed(context: WizardContext): Intent | undefined {
  const { intent, targetId } = context;
  const isMove = intent === 'step' || intent === 'review' || intent === 'submission';
  return isMove && targetId === undefined ? nextIntent(context) : intent;
}

/** What a jump forward is on the way to. */
export function intentTo({ screens }: WizardContext, screenId: string): Intent {
  const kind = screens[screenIndexOf(screens, screenId)]?.kind;
  if (kind === 'confirmation') return 'review';
  return kind === 'submission' ? 'submission' : 'step';
}

/**
 * Where the move goes: the named screen, the screen of the intent, a step that the review brought,
 * or the next one.
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
