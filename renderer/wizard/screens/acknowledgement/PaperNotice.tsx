import { useTranslation } from 'react-i18next';
import { formEnd } from '#engine';
import { ACKNOWLEDGEMENT } from '../../../i18n/lazy/acknowledgement.ts';
import { ANSWERS_GONE } from '../../../i18n/lazy/answersGone.ts';
import { useLazyTexts } from '../../../i18n/lazy/useLazyTexts.ts';
import { signedSubmission } from '../../state/signedSubmission.ts';
import type { ScreenProps } from '../../state/Wizard.ts';

interface PaperNoticeProps extends Pick<ScreenProps, 'context'> {
  readonly answersGone: boolean;
}

/** Explains that the form was not submitted online, and what the applicant must do. */
export function PaperNotice({ context, answersGone }: PaperNoticeProps) {
  const { t } = useTranslation('wizard');
  const gone = useLazyTexts(ANSWERS_GONE);
  const words = useLazyTexts(ACKNOWLEDGEMENT);
  const isSignedOnly = formEnd(context) === 'signed';
  const isLost = answersGone && signedSubmission(context) === undefined;
  const signed = isLost ? gone('ack') : t('ack.signOnly.lead');
  const printed = words(answersGone ? 'paper.gone' : 'paper.notice');
  return (
    <div className="notice notice-warning">
      <p>{isSignedOnly ? signed : printed}</p>
    </div>
  );
}
