import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WAIT_SHOWN_AFTER_MS } from '#engine';

interface LoadingOverlayProps {
  /** The text that names the pending action. */
  readonly message: string;
  /** The progress, if it is known. */
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
}

/**
 * Covers the page while a call runs, with a text and, if known, the progress. The overlay is a
 * modal dialog, so nothing behind it can be pressed, and the browser restores the focus (U-55).
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
  // Closes before the element is removed. Otherwise the browser does not restore the focus, and the
  // next dialog would restore it to the page.
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
      // Pressing Esc repeatedly closes the dialog even after `preventDefault`.
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
