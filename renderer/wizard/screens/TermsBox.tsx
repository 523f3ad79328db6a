import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { portalText } from '#engine';
import { type LegalText, loadLegalText } from '../../i18n/loadLegalText.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { usePortal } from '../../portal/Portal.ts';

interface TermsBoxProps {
  readonly title: string;
  /** The terms in the Markdown subset. */
  readonly text?: string | undefined;
  /**
   * Used without `text`: the name of a legal text of the product, which is fetched when the box
   * opens.
   */
  readonly legal?: LegalText;
}

/**
 * Renders a title that opens the terms in a scrolling box. The keyboard can focus the box. Renders
 * nothing without terms.
 */
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
 * Returns a legal text in the current language, filled with the portal's facts. Returns `undefined`
 * while the text loads.
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
    // After a failed request, the box continues to say that it loads. The terms page has the same
    // text.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [name, language]);
  return useMemo(() => text && portalText(text, config), [text, config]);
}
