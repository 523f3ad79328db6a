import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from '#engine';
import { NAMESPACES, type ProductTexts } from './languages/ProductTexts.ts';
import type { TextRules } from './TextTable.ts';

/** The options of a catalogue. */
export interface CatalogueOptions {
  readonly language: Language;
  readonly texts: ProductTexts;
  /** The customer service hotline. It replaces every `{phone}` in a text. */
  readonly phone: string;
}

/**
 * Creates the product's catalogue in one language. Placeholders in texts are `{name}` or `{0}`, as
 * in the specification. Values are not escaped, because React escapes text.
 *
 * @param options the initial language and its texts; `showLanguage` adds other languages
 */
export function createI18n({ language, texts, phone }: CatalogueOptions): I18n {
  const instance = createInstance();
  void instance.init({
    ...OPTIONS,
    lng: language,
    resources: { [language]: texts },
    ns: [...NAMESPACES],
    defaultNS: 'common',
    interpolation: { ...OPTIONS.interpolation, defaultVariables: { phone } },
  });
  services ??= instance.services;
  return instance;
}

/**
 * i18next's rules for the texts of `formWords.ts`. The rules are the same for all languages, so
 * those of the first catalogue are used. A second instance would add 6 ms to the first page on a
 * slow phone.
 */
export const TEXT_RULES: TextRules = {
  fill: (text, args) => rules().interpolator.interpolate(text, args, '', {}),
  pluralSuffix: (language, count) => rules().pluralResolver.getSuffix(language, count),
};

/**
 * Changes the current language.
 *
 * @param texts texts of that language, loaded beforehand, so that the change is immediate
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

const OPTIONS = {
  fallbackLng: false,
  keySeparator: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  react: { useSuspense: false },
  initAsync: false,
} as const;

let services: I18n['services'] | undefined;

/**
 * Returns the services of the first catalogue. For a story or test without a catalogue, creates a
 * catalogue.
 */
function rules(): I18n['services'] {
  if (!services) {
    const instance = createInstance();
    void instance.init({ ...OPTIONS, lng: 'en', resources: {} });
    services = instance.services;
  }
  return services;
}
