import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '#engine';
import type { TextArguments, TextKey, TextsLike } from '../TextTable.ts';

/**
 * A namespace of i18next that is part of lazy-loaded code, in all languages. A later change of the
 * language fetches nothing.
 */
export interface LazyTexts<English> {
  /** Name of the namespace and of its files under `locales`. */
  readonly namespace: string;
  readonly texts: { readonly en: English } & Readonly<
    Record<Exclude<Language, 'en'>, TextsLike<English>>
  >;
}

/**
 * Returns the function for the texts of a lazy-loaded namespace in the current language, with
 * i18next's rules. Returns the same function while the language is the same. The first call in a
 * language adds the namespace to the catalogue. With the namespace of saved files, `words('kept', {
 * n: 3 })` is `Answers loaded: 3.`.
 */
export function useLazyTexts<English>({
  namespace,
  texts,
}: LazyTexts<English>): (key: TextKey<English>, args?: TextArguments) => string {
  const { t, i18n } = useTranslation(namespace);
  const language = languageOf(i18n.language);
  if (!i18n.hasResourceBundle(language, namespace)) {
    i18n.addResourceBundle(language, namespace, texts[language]);
  }
  return useCallback((key: string, args: TextArguments = {}) => t(key, args), [t]);
}
