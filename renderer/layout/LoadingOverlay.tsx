import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WAIT_SHOWN_AFTER_MS } from '#engine';

interface LoadingOverlayProps {
  /** What is awaited, in words. */
  readonly message: string;
  /** How far it is, where that is known. */
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
}

/**
 * Covers the page while a call runs, with words and, where it is known, how far it is. A modal
 * dialog, so that nothing behind it can be pressed and the focus comes back by itself (U-55).
 */
export function LoadingOverlay({ message, progress }: LoadingOverlayProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    const timer = setTimeout(() => setLate(true), WAIT_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // Closed while it is still on the page: out of it, the browser gives the focus back to nobody, and a
  // dialog that comes in its place would take the page for what had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isLate ? 'loading' : 'loading loading-early'}
      aria-label={message}
      onCancel={(event) => event.preventDefault()}
      // Esc that is pressed again and again closes it, whatever the page says.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <span className="spinner" aria-hidden="true" />
      <p role="status" className="loading-words">
        {message}
      </p>
      {progress && (
        <>
          <progress value={progress.done} max={progress.total} aria-label={message} />
          <p className="quiet figure">
            {t('loading.progress', { done: progress.done, total: progress.total })}
          </p>
        </>
      )}
    </dialog>
  );
}
