import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface MessageDialogProps {
  readonly title: string;
  readonly body: string;
  /** Further content below the body. */
  readonly children?: ReactNode;
  /** A second button with another action. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onClose: () => void;
}

/** Shows a message that is not an error. */
export function MessageDialog({ title, body, children, other, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} isAlert onClose={onClose}>
      <p>{body}</p>
      {children}
      <div className="button-row">
        {other && (
          <button type="button" className="button" onClick={other.onPress}>
            {other.label}
          </button>
        )}
        <button type="button" className="button button-primary" data-autofocus onClick={onClose}>
          {t('button.close')}
        </button>
      </div>
    </Dialog>
  );
}
