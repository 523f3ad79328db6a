import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly body: string;
  /** Label of the button that confirms. It must name the action, not only say "Yes". */
  readonly confirm: string;
  /** Label of the safe action; default: "Cancel". */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before data are lost. The safe action has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirm, cancel, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  return (
    <Dialog title={title} isAlert onClose={onCancel}>
      <p>{body}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onConfirm}>
          {confirm}
        </button>
        <button type="button" className="button" data-autofocus onClick={onCancel}>
          {cancel ?? t('button.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
