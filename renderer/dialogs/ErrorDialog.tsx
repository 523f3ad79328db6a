import { useTranslation } from 'react-i18next';
import type { MessageRef } from '#engine';
import { useMessageText } from '../i18n/useMessageText.ts';
import { Dialog } from './Dialog.tsx';

interface ErrorDialogProps {
  readonly message: MessageRef;
  /** Repeats the call; absent if a retry is useless. */
  readonly onRetry?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Renders the general error: `[error label] message`, with a Close button (document 1, section 8).
 */
export function ErrorDialog({ message, onRetry, onClose }: ErrorDialogProps) {
  const { t } = useTranslation(['wizard', 'common', 'errors']);
  const messageText = useMessageText();
  return (
    <Dialog title={t('dialog.error')} isAlert onClose={onClose}>
      <p>{t('dialog.errorBody', { label: t('dialog.error'), message: messageText(message) })}</p>
      {message.reference && (
        <p className="dialog-reference">
          {t('errors:reference', { reference: message.reference })}
        </p>
      )}
      <div className="button-row">
        {onRetry && (
          <button type="button" className="button button-primary" data-autofocus onClick={onRetry}>
            {t('common:button.retry')}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {t('common:button.close')}
        </button>
      </div>
    </Dialog>
  );
}
