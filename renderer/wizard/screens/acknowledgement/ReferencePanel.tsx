import { useTranslation } from 'react-i18next';
import { ACKNOWLEDGEMENT } from '../../../i18n/lazy/acknowledgement.ts';
import { useLazyTexts } from '../../../i18n/lazy/useLazyTexts.ts';
import { ReferenceNumber } from '../../dialogs/ReferenceNumber.tsx';
import type { ScreenProps } from '../../state/Wizard.ts';

interface ReferencePanelProps extends Pick<ScreenProps, 'actor'> {
  readonly reference: string;
  /** Whether the form was submitted online. Only then does the panel have the success colour. */
  readonly isOnline: boolean;
}

/** Shows the reference number and its purpose. */
export function ReferencePanel({ actor, reference, isOnline }: ReferencePanelProps) {
  const { t } = useTranslation('wizard');
  const words = useLazyTexts(ACKNOWLEDGEMENT);
  return (
    <div className={isOnline ? 'ack-panel' : 'ack-panel ack-panel-paper'}>
      <p className="ack-label">{t('ack.reference')}</p>
      <ReferenceNumber
        reference={reference}
        onCopied={() => actor.send({ type: 'acknowledgement.kept' })}
      />
      <p>{isOnline ? t('ack.lead') : words('paper.lead')}</p>
    </div>
  );
}
