import { type FormEnd, formEnd, type Screen, type Texts, type WizardContext } from '#engine';
import type { MenuStep } from '../layout/StepMenu.tsx';

type Translate = (key: string) => string;

const ACK_TITLES: Readonly<Record<FormEnd, string>> = {
  submitted: 'ack.submitted',
  onPaper: 'ack.offline.title',
  signed: 'ack.signOnly.title',
};

/** Returns the title of a screen, for its h1 and for the first part of the document's title. */
export function screenTitle(
  t: Translate,
  texts: Texts,
  screen: Screen,
  context: WizardContext,
): string {
  if (screen.kind === 'confirmation') return t('review.title');
  if (screen.kind === 'acknowledgement') {
    // A paper form may have a reference number, too, so the title depends on `formEnd`.
    return t(ACK_TITLES[formEnd(context)]);
  }
  return menuTitle(t, texts, screen, context);
}

/**
 * Returns the entries of the step menu. On screens that hide the navigation, and after the
 * submission, no entry is a link.
 */
export function menuSteps(t: Translate, texts: Texts, context: WizardContext): readonly MenuStep[] {
  const { screens, screenIndex, visited, completed, acknowledgement } = context;
  const hidesNavigation = screens[screenIndex]?.hideNavigation ?? false;
  return screens.map((screen) => ({
    id: screen.id,
    title: menuTitle(t, texts, screen, context),
    isDone: acknowledgement !== undefined || completed.includes(screen.id),
    canOpen: !hidesNavigation && acknowledgement === undefined && visited.includes(screen.id),
  }));
}

function menuTitle(t: Translate, texts: Texts, { kind, id }: Screen, context: WizardContext) {
  if (kind === 'own') return texts[`$steps.${id}.title`] ?? id;
  return t(kind === 'submission' ? submissionKey(context) : `step.${kind}`);
}

/** Returns the title of the submission, which depends on the required signatures and payment. */
function submissionKey({ facts }: WizardContext): string {
  const isSigned = facts.signatures.some(({ disabled }) => !disabled);
  const isPaid = facts.paymentRequired && facts.submissionType === 'ALLOW_ESUBM';
  if (facts.submissionType === 'SIGN_ONLY') return 'step.submission.signOnly';
  if (isSigned) return isPaid ? 'step.submission.signPay' : 'step.submission.sign';
  return isPaid ? 'step.submission.pay' : 'step.submission';
}
