import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from '#engine';
import { NAMESPACES, type ProductTexts } from './ProductTexts.ts';

/** What a catalogue is made with. */
export interface CatalogueOptions {
  readonly language: Language;
  readonly texts: ProductTexts;
  /** Customer service hotline: stands wherever a text says `{phone}`. */
  readonly phone: string;
}

/**
 * Makes the product's catalogue in one language. Places in texts are written `{name}` or `{0}`, as
 * the specification writes them; values are not escaped, since React writes text.
 *
 * @param options the language shown first and its texts; other languages come with `showLanguage`
 */
export function createI18n({ language, texts, phone }: CatalogueOptions): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    ns: [...NAMESPACES],
    defaultNS: 'common',
    fallbackLng: false,
    keySeparator: false,
    interpolation: {
      escapeValue: false,
      prefix: '{',
      suffix: '}',
      defaultVariables: { phone },
    },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}

/**
 * Changes the language shown.
 *
 * @param texts texts of that language, loaded beforehand, so that the change happens at once
 */
export async function showLanguage(
  instance: I18n,
  language: Language,
  texts: ProductTexts,
): Promise<void> {
  for (const namespace of NAMESPACES) {
    instance.addResourceBundle(language, namespace, texts[namespace]);
  }
  await instance.changeLanguage(language);
}
