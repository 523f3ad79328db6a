import { useEffect } from 'react';
import type { Language } from '#engine';
import type { LoadedForm } from '../../api/formApi.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';

/**
 * Returns the current language. Fetches the form's texts before every change of language. Switches
 * to the form's first language if the form does not offer the current language (`languages` of the
 * manifest).
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
