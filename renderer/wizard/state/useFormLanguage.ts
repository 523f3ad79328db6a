import { useEffect } from 'react';
import type { Language } from '#engine';
import type { LoadedForm } from '../../api/formApi.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';

/**
 * Returns the language of a form. Fetches its texts before every change of language. Switches to
 * the form's first language when the page's language is not offered (manifest `languages`).
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
