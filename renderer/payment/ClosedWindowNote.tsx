import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankWindow } from '../browser/BankWindow.ts';

interface ClosedWindowNoteProps {
  readonly bankWindow: BankWindow;
}

const LOOK_EVERY_MS = 1_000;
/**
 * Number of checks before the warning, because the applicant may close the bank's last page just
 * before the result arrives.
 */
const WARNS_AFTER_LOOKS = 4;

/**
 * Warns that the bank's window was closed. The warning has no effect on the payment; only the
 * bank's status decides.
 */
export function ClosedWindowNote({ bankWindow }: ClosedWindowNoteProps) {
  const { t } = useTranslation('payment');
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setLooks((count) => (bankWindow.looksClosed ? count + 1 : 0)),
      LOOK_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [bankWindow]);
  return (
    <div role="status">
      {looks >= WARNS_AFTER_LOOKS && <p className="notice notice-warning">{t('window.closed')}</p>}
    </div>
  );
}
