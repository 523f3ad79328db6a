import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { portalText } from '#engine';
import { type LegalText, loadLegalText } from '../../i18n/loadLegalText.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { usePortal } from '../../portal/Portal.ts';

interface TermsBoxProps {
  readonly title: string;
  /** The text itself, in the Markdown subset. */
  readonly text?: string | undefined;
  /** Or the name of a long text of the product, which is fetched when the box opens. */
  readonly legal?: LegalText;
}

/** Renders terms under their title, in a scrolling box that the keyboard can focus. */
export function TermsBox({ title, text, legal }: TermsBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const fetched = useLegalText(isOpen ? legal : undefined);
  if (text === undefined && legal === undefined) return null;
  const shown = text ?? fetched;
  return (
    <details className="terms" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={titleId}>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable */}
      <section className="terms-text prose" aria-labelledby={titleId} tabIndex={0}>
        {shown === undefined ? <Waiting /> : <Markdown text={shown} headingLevel={3} />}
      </section>
    </details>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <p>{t('loading')}</p>;
}

/**
 * Returns a long text in the current language, filled with the portal's facts; `undefined` while it
 * loads.
 */
export function useLegalText(name: LegalText | undefined): string | undefined {
  const { config } = usePortal();
  const { language } = useLanguage();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (name === undefined) return;
      const loaded = await loadLegalText(name, language);
      if (isCurrent) setText(loaded);
    };
    // The box keeps its loading text. The terms page has the same text.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [name, language]);
  return useMemo(() => text && portalText(text, config), [text, config]);
}
