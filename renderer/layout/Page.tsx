import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#engine';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNote } from './OfflineNote.tsx';

interface PageProps {
  /** The banner with the title of the form; absent on pages without a form. */
  readonly banner?: ReactNode;
  /** The menu of steps, left of the page on wide screens. */
  readonly menu?: ReactNode;
  /** Languages of the language buttons; by default all. */
  readonly languages?: readonly Language[];
  readonly hideFaq?: boolean;
  readonly screenCode?: string | undefined;
  readonly children: ReactNode;
}

/** Renders the frame of every page: skip link, header, banner, menu, main, footer. */
export function Page({
  banner,
  menu,
  languages = LANGUAGES,
  hideFaq = false,
  screenCode,
  children,
}: PageProps) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Header languages={languages} />
      {banner}
      <OfflineNote />
      <div className={menu ? 'shell shell-menu' : 'shell'}>
        {menu}
        <main id="main" className="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer screenCode={screenCode} hideFaq={hideFaq} />
      <BackToTop />
    </>
  );
}
