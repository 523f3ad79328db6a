import { useTranslation } from 'react-i18next';
import { formatInstant, holdsForForm, isActiveWindow, type Plan } from '#engine';
import { Markdown } from '../../i18n/Markdown.tsx';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { usePortal } from '../../portal/Portal.ts';

const NOTICES = {
  info: 'notice',
  success: 'notice notice-success',
  warning: 'notice notice-warning',
  danger: 'notice notice-error',
} as const;

interface BroadcastsProps {
  /** The plan of the form whose notes show the messages. */
  readonly plan: Plan;
  /** The server's time, ISO 8601 with offset. */
  readonly now: string;
}

/**
 * Shows the operator's current messages for applicants of this form. For a form with a fee, also
 * shows when online payment is suspended (document 1, sections 2 and 3).
 */
export function Broadcasts({ plan, now }: BroadcastsProps) {
  const { config } = usePortal();
  const { language } = useLanguage();
  const current = Object.entries(config.broadcasts).filter(
    ([, { fromDate, toDate, conditions = [] }]) =>
      isActiveWindow({ start: fromDate ?? undefined, end: toDate ?? undefined }, now) &&
      conditions.every((condition) => holdsForForm(condition, plan)),
  );
  const showsWindows = config.announcePaymentWindows && holdsForForm('paymentRequired', plan);
  return (
    <>
      {current.map(([id, { type, message }]) => (
        <div key={id} className={NOTICES[type]}>
          <Markdown text={message[language]} headingLevel={3} />
        </div>
      ))}
      {showsWindows && <SuspendedPayment now={now} />}
    </>
  );
}

/**
 * Lists the suspension periods that have not ended. Renders nothing once every period has ended
 * (document 1, section 4).
 */
function SuspendedPayment({ now }: Pick<BroadcastsProps, 'now'>) {
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
