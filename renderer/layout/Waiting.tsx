import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WAIT_SHOWN_AFTER_MS } from '#engine';

/** Renders a placeholder while a form is loading. Its text appears after a short delay. */
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
