import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { portalText } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { usePortal } from '../app/Portal.ts';
import { type LegalText, loadLegalText } from '../i18n/loadLegalText.ts';
import { Markdown } from '../i18n/Markdown.tsx';

interface TermsBoxProps {
  readonly title: string;
  /** The words themselves, in the Markdown subset. */
  readonly text?: string | undefined;
  /** Or which of the product's long texts: fetched when it is opened. */
  readonly legal?: LegalText;
}

/** Terms under their title, in a box that scrolls and that the keyboard reaches. */
export function TermsBox({ title, text, legal }: TermsBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const fetched = useLegalText(isOpen ? legal : undefined);
  if (text === undefined && legal === undefined) return null;
  const shown = text ?? fetched;
  return (
    <details className="terms" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={titleId}>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
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

/** A long text in the language shown, filled with the portal's facts; `undefined` while it loads. */
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
    // Not to be had now: the box keeps saying that it waits, the terms page has the text too.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [name, language]);
  return useMemo(() => text && portalText(text, config), [text, config]);
}
