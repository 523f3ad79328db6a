import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Explains while the browser is offline that the payment at the bank continues. */
export function ConnectionNote() {
  const { t } = useTranslation('payment');
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return (
    <div role="status">
      {isOffline && <p className="notice notice-warning">{t('connection.lost')}</p>}
    </div>
  );
}
