import { useEffect } from 'react';
import type { Language } from '#engine';
import type { LoadedForm } from '../api/formApi.ts';
import { useLanguage } from '../app/LanguageProvider.tsx';

/**
 * The language that a form is shown in. Its texts go along with every change; a page that was opened
 * in a language that the form is not offered in turns to the first that it is (manifest `languages`).
 */
export function useFormLanguage(form: LoadedForm): Language {
  const { language, choose, beforeChange } = useLanguage();
  useEffect(() => beforeChange((next) => form.fetchTexts(next)), [beforeChange, form]);
  const { languages } = form.plan;
  useEffect(() => {
    const [first] = languages;
    if (first !== undefined && !languages.includes(language)) void choose(first);
  }, [languages, language, choose]);
  return language;
}
