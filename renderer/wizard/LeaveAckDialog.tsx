import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialogs/Dialog.tsx';
import { ReferenceNumber } from './ReferenceNumber.tsx';
import { useAckWords } from './useAckWords.ts';
import type { WizardActor } from './Wizard.ts';

interface LeaveAckDialogProps {
  readonly actor: WizardActor;
  readonly reference: string | undefined;
  readonly onStay: () => void;
  /** What is done after leaving. Absent after the browser's Back, which leads nowhere. */
  readonly leave?: { readonly label: string; readonly onLeave: () => void };
}

/** Asks before the acknowledgement is dropped, and offers to copy its number or to print first. */
export function LeaveAckDialog({ actor, reference, onStay, leave }: LeaveAckDialogProps) {
  const { t } = useTranslation('wizard');
  const words = useAckWords();
  const print = () => {
    onStay();
    actor.send({ type: 'print' });
  };
  return (
    <Dialog title={leave ? words['leave.title'] : t('dialog.message')} isAlert onClose={onStay}>
      <p>{words[leave ? 'leave.body' : 'leave.already']}</p>
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
          {words['leave.stay']}
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
