import { useTranslation } from 'react-i18next';
import { ReferenceNumber } from './ReferenceNumber.tsx';
import { useAckWords } from './useAckWords.ts';
import type { ScreenProps } from './Wizard.ts';

interface ReferencePanelProps extends Pick<ScreenProps, 'actor'> {
  readonly reference: string;
  /** Submitted online: only then the panel has the colour of success. */
  readonly isOnline: boolean;
}

/** The reference number, and what it is good for. */
export function ReferencePanel({ actor, reference, isOnline }: ReferencePanelProps) {
  const { t } = useTranslation('wizard');
  const words = useAckWords();
  return (
    <div className={isOnline ? 'ack-panel' : 'ack-panel ack-panel-paper'}>
      <p className="ack-label">{t('ack.reference')}</p>
      <ReferenceNumber
        reference={reference}
        onCopied={() => actor.send({ type: 'acknowledgement.kept' })}
      />
      <p>{isOnline ? t('ack.lead') : words['paper.lead']}</p>
    </div>
  );
}
