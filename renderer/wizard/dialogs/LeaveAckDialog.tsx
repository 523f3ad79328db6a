import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { ACKNOWLEDGEMENT } from '../../i18n/lazy/acknowledgement.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import type { WizardActor } from '../state/Wizard.ts';
import { ReferenceNumber } from './ReferenceNumber.tsx';

interface LeaveAckDialogProps {
  readonly actor: WizardActor;
  readonly reference: string | undefined;
  readonly onStay: () => void;
  /**
   * The action that leaves the acknowledgement. Absent after the browser's Back, which stays on the
   * page.
   */
  readonly leave?: { readonly label: string; readonly onLeave: () => void };
}

/**
 * Asks for confirmation before the acknowledgement is discarded. Offers to copy the reference
 * number or to print first.
 */
export function LeaveAckDialog({ actor, reference, onStay, leave }: LeaveAckDialogProps) {
  const { t } = useTranslation('wizard');
  const words = useLazyTexts(ACKNOWLEDGEMENT);
  const print = () => {
    onStay();
    actor.send({ type: 'print' });
  };
  return (
    <Dialog title={leave ? words('leave.title') : t('dialog.message')} isAlert onClose={onStay}>
      <p>{words(leave ? 'leave.body' : 'leave.already')}</p>
      {reference !== undefined && (
        <>
          <p className="ack-label">{t('ack.reference')}</p>
          <ReferenceNumber
            reference={reference}
            onCopied={() => actor.send({ type: 'acknowledgement.kept' })}
          />
        </>
      )}
      <div className="button-row">
        <button type="button" className="button button-primary" data-autofocus onClick={onStay}>
          {words('leave.stay')}
        </button>
        <button type="button" className="button" onClick={print}>
          {t('ack.printOrSave')}
        </button>
        {leave && (
          <button type="button" className="button" onClick={leave.onLeave}>
            {leave.label}
          </button>
        )}
      </div>
    </Dialog>
  );
}
