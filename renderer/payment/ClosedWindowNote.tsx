import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankWindow } from './BankWindow.ts';

interface ClosedWindowNoteProps {
  readonly bankWindow: BankWindow;
}

const LOOK_EVERY_MS = 1_000;
/** The bank's last page may be closed a moment before its result arrives here. */
const SAID_AFTER_LOOKS = 4;

/** Says what it means that the bank's window was closed; the payment goes by the bank's word alone. */
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
      {looks >= SAID_AFTER_LOOKS && <p className="notice notice-warning">{t('window.closed')}</p>}
    </div>
  );
}
