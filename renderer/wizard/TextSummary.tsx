import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, type ReviewSection, textSummary } from '#engine';
import { downloadFile } from '../app/downloadFile.ts';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import en from '../i18n/locales/en/textSummary.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/textSummary.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/textSummary.json' with { type: 'json' };
import type { ScreenProps } from './Wizard.ts';

/** The texts come with the last screens, which alone need them. */
const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

interface TextSummaryProps extends Pick<ScreenProps, 'services' | 'texts'> {
  readonly sections: readonly ReviewSection[];
}

/**
 * The answers as plain text, to look at and to keep: a form that is text only has it instead of the
 * preview as PDF (document 1, section 2).
 */
export function TextSummary({ services, texts, sections }: TextSummaryProps) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const words = WORDS[language];
  const { code } = services.form;
  const write = () =>
    textSummary(`${texts['$form.title'] ?? code} (${code})`, sections, {
      notProvided: t('review.notProvided'),
      notCalculated: t('review.notCalculated'),
      colon: words.colon,
    });
  const keep = () =>
    downloadFile(new Blob([write()], { type: 'text/plain;charset=utf-8' }), `${code}-draft.txt`);
  return (
    <div className="pdf-preview no-print">
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.show}
      </button>
      {isOpen && (
        <Dialog title={words.title} wide onClose={() => setOpen(false)}>
          <p className="text-summary">{write()}</p>
          <div className="button-row">
            <button type="button" className="button button-primary" onClick={keep}>
              {words.download}
            </button>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {t('common:button.close')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
