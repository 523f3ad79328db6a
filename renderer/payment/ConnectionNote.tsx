import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says, while the browser is offline, that this does not change what the bank does. */
export function ConnectionNote() {
  const { t } = useTranslation('payment');
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return (
    <div role="status">
      {isOffline && <p className="notice notice-warning">{t('connection.lost')}</p>}
    </div>
  );
}
