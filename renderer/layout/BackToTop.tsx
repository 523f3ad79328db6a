import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BACK_TO_TOP_SCROLL_PX } from '#engine';

/**
 * Renders a button once the page is scrolled. The button scrolls to the top and moves the focus
 * there (U-57).
 */
export function BackToTop() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > BACK_TO_TOP_SCROLL_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="back-to-top no-print"
      onClick={() => {
        document.getElementById('main')?.focus({ preventScroll: true });
        window.scrollTo({ top: 0 });
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M8 14V3M3 8l5-5 5 5" />
      </svg>
      <span className="visually-hidden">{t('backToTop')}</span>
    </button>
  );
}
