import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface MessageDialogProps {
  readonly title: string;
  readonly body: string;
  readonly onClose: () => void;
}

/** Says something that is no error. */
export function MessageDialog({ title, body, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} isAlert onClose={onClose}>
      <p>{body}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" data-autofocus onClick={onClose}>
          {t('button.close')}
        </button>
      </div>
    </Dialog>
  );
}
