import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

/** A line for one error. */
export interface ErrorLine {
  /** Unique id of the error: its pointer and key. */
  readonly id: string;
  /** Label of the field, with the number of its record. */
  readonly label: string;
  readonly message: string;
}

interface ValidationDialogProps {
  readonly lines: readonly ErrorLine[];
  readonly onClose: () => void;
  /** Called with the id of the chosen line; closes the dialog and moves the focus to the field. */
  readonly onChoose: (id: string) => void;
  /** Returns the list of problems on the page, where the applicant continues (U-01). */
  readonly focusAfter: () => HTMLElement | null;
}

/**
 * Lists the validation errors. Choosing a line moves the focus to its field. Closing the dialog
 * moves the focus to the same list on the page.
 */
export function ValidationDialog({ lines, onClose, onChoose, focusAfter }: ValidationDialogProps) {
  const { t } = useTranslation('wizard');
  return (
    <Dialog title={t('dialog.validation')} onClose={onClose} focusAfter={focusAfter}>
      <p>{t('problems.lead')}</p>
      <ul className="dialog-list">
        {lines.map(({ id, label, message }) => (
          <li key={id}>
            {label !== '' && (
              <>
                <button type="button" className="dialog-link" onClick={() => onChoose(id)}>
                  {label}
                </button>
                <br />
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('problems.close')}
        </button>
      </div>
    </Dialog>
  );
}
