import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#engine';
import { lazy } from '../portal/lazy.ts';
import { usePortal } from '../portal/Portal.ts';
import { Chunk } from './Chunk.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';

const FONT_SIZE = lazy(async () => (await import('../dialogs/FontSizeDialog.tsx')).FontSizeDialog);

interface HeaderProps {
  /**
   * The languages of the buttons; empty during maintenance and on LREEA1 (document 1, section 2).
   */
  readonly languages: readonly Language[];
}

/**
 * Renders the header of every page: the name of the service, text size, language. In UAT, the
 * header looks clearly different.
 */
export function Header({ languages }: HeaderProps) {
  const { t } = useTranslation();
  const { config } = usePortal();
  const isUat = config.environment === 'UAT';
  return (
    <header className={isUat ? 'header header-uat' : 'header'}>
      {isUat && <p className="header-environment">{t('banner.uat')}</p>}
      <div className="header-inner">
        <a className="brand" href="/">
          <Mark />
          <span className="brand-words">
            <span className="brand-title">{t('brand.title')}</span>
            <span className="brand-owner">{t('brand.owner')}</span>
          </span>
        </a>
        <div className="header-tools">
          <FontSizeButton />
          <LanguageButtons offered={languages} />
        </div>
      </div>
    </header>
  );
}

/** Renders the logo: a drawing of four plots of land. */
function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="6" />
      <path d="M7 7h14v14H7zM14 7v14M7 14h14" />
    </svg>
  );
}

function FontSizeButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="header-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">Aa</span>
        <span className="visually-hidden">{t('fontSize.open')}</span>
      </button>
      {isOpen && <Chunk code={FONT_SIZE} props={{ onClose: close }} onGiveUp={close} />}
    </>
  );
}
