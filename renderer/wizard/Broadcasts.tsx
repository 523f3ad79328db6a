import { useTranslation } from 'react-i18next';
import { formatInstant, isActiveWindow } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { usePortal } from '../app/Portal.ts';
import { Markdown } from '../i18n/Markdown.tsx';

const NOTICES = {
  info: 'notice',
  success: 'notice notice-success',
  warning: 'notice notice-warning',
  danger: 'notice notice-error',
} as const;

/** What the operator has to say now, and when online payment is suspended. */
export function Broadcasts() {
  const { config } = usePortal();
  const { language } = useLanguage();
  const now = new Date().toISOString();
  const current = Object.entries(config.broadcasts).filter(
    ([, { fromDate, toDate, conditions }]) => {
      const isOpen = isActiveWindow(
        { start: fromDate ?? undefined, end: toDate ?? undefined },
        now,
      );
      return isOpen && (conditions ?? []).length === 0;
    },
  );
  return (
    <>
      {current.map(([id, { type, message }]) => (
        <div key={id} className={NOTICES[type]}>
          <Markdown text={message[language]} headingLevel={3} />
        </div>
      ))}
      {config.announcePaymentWindows && <SuspendedPayment now={now} />}
    </>
  );
}

/** Hidden once every period has ended (document 1, section 4). */
function SuspendedPayment({ now }: { readonly now: string }) {
  const { t } = useTranslation();
  const { config } = usePortal();
  const { language } = useLanguage();
  const periods = config.paymentWindows.filter(
    ({ to }) => !to || Date.parse(to) >= Date.parse(now),
  );
  if (periods.length === 0) return null;
  const spans = periods.map(({ from, to }) =>
    [from, to].map((instant) => (instant ? formatInstant(instant, language) : '…')).join(' – '),
  );
  return (
    <div className="notice notice-warning">
      <h2>{t('suspension.title')}</h2>
      <p>{t('suspension.body')}</p>
      <ul>
        {spans.map((span) => (
          <li key={span}>{span}</li>
        ))}
      </ul>
    </div>
  );
}
