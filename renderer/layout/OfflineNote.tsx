import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Shows a note while there is no connection. The applicant can continue to fill in the form (U-56).
 */
export function OfflineNote() {
  const { t } = useTranslation();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return <div role="status">{isOffline && <p className="offline-note">{t('offline')}</p>}</div>;
}
