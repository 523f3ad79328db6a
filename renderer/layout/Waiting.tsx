import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WAIT_SHOWN_AFTER_MS } from '#engine';

/** In place of what is fetched; seen and heard only when that takes longer than a moment. */
export function Waiting() {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAIT_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="page-waiting">
      {isLate && (
        <>
          <span className="spinner" aria-hidden="true" />
          <p role="status">{t('loading.form')}</p>
        </>
      )}
    </div>
  );
}
