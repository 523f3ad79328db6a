import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SAYS_EVERY_MS = 30_000;

/** Tells a screen reader every half minute that the wait goes on, not at every poll (U-42). */
export function StillWaiting() {
  const { t } = useTranslation('payment');
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTimes((count) => count + 1), SAYS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {times > 0 && <span key={times}>{t('wait.still')}</span>}
    </p>
  );
}
