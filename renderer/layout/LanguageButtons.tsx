import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type Language } from '#engine';
import { useLanguage } from '../portal/LanguageProvider.tsx';

/** The buttons, each labelled in its own language. */
const BUTTONS: readonly {
  readonly language: Language;
  readonly sign: string;
  readonly name: string;
}[] = [
  { language: 'zh-Hant', sign: '繁', name: '繁體中文' },
  { language: 'zh-Hans', sign: '简', name: '简体中文' },
  { language: 'en', sign: 'EN', name: 'English' },
];

interface LanguageButtonsProps {
  /** Languages in which the page is available. */
  readonly offered: readonly Language[];
}

/**
 * Renders buttons that change the language. The focus stays on the pressed button. A page in a
 * single language has no buttons.
 */
export function LanguageButtons({ offered }: LanguageButtonsProps) {
  const { t } = useTranslation();
  const { language: shown, choose } = useLanguage();
  if (offered.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div className="languages" role="group" aria-label={t('header.language')}>
      {BUTTONS.filter(({ language }) => offered.includes(language)).map(
        ({ language, sign, name }) => (
          <button
            key={language}
            type="button"
            className="header-button"
            lang={LANGUAGE_CODES[language].html}
            aria-pressed={language === shown}
            title={name}
            onClick={() => void choose(language)}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="visually-hidden">{name}</span>
          </button>
        ),
      )}
    </div>
  );
}
