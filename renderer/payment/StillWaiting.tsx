import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ANNOUNCES_EVERY_MS = 30_000;

/**
 * Announces to screen readers every 30 seconds, not at every poll, that the wait continues (U-42).
 */
export function StillWaiting() {
  const { t } = useTranslation('payment');
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTimes((count) => count + 1), ANNOUNCES_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {times > 0 && <span key={times}>{t('wait.still')}</span>}
    </p>
  );
}
