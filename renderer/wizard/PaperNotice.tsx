import { useTranslation } from 'react-i18next';
import { formEnd } from '#engine';
import { useGoneWords } from '../dialogs/useGoneWords.ts';
import { signedSubmission } from './signedSubmission.ts';
import { useAckWords } from './useAckWords.ts';
import type { ScreenProps } from './Wizard.ts';

interface PaperNoticeProps extends Pick<ScreenProps, 'context'> {
  readonly answersGone: boolean;
}

/** Says that the form was not submitted online, and what to do with it. */
export function PaperNotice({ context, answersGone }: PaperNoticeProps) {
  const { t } = useTranslation('wizard');
  const gone = useGoneWords();
  const words = useAckWords();
  const isSignedOnly = formEnd(context) === 'signed';
  const isLost = answersGone && signedSubmission(context) === undefined;
  const signed = isLost ? gone.ack : t('ack.signOnly.lead');
  const printed = words[answersGone ? 'paper.gone' : 'paper.notice'];
  return (
    <div className="notice notice-warning">
      <p>{isSignedOnly ? signed : printed}</p>
    </div>
  );
}
