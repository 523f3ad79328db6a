import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

/** One thing wrong, in words. */
export interface ErrorLine {
  /** Distinguishes it from the others: its pointer and key. */
  readonly id: string;
  /** Label of the field, with the number of its record. */
  readonly label: string;
  readonly message: string;
}

interface ValidationDialogProps {
  readonly lines: readonly ErrorLine[];
  readonly onClose: () => void;
  /** Closes the dialog and goes to the field of a line. */
  readonly onChoose: (id: string) => void;
  /** The list of problems on the page, where the reader goes on (U-01). */
  readonly focusAfter: () => HTMLElement | null;
}

/**
 * Lists the validation errors. Choosing a line moves the focus to its field; closing the dialog moves it
 * to the same list on the page.
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
