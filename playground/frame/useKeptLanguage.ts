import { type RefObject, useEffect, useRef } from 'react';
import type { Language } from '#engine';

interface Shown {
  readonly language: Language;
  readonly choose: (language: Language) => unknown;
}

/**
 * Keeps the author's language while forms change. A form without it shows another language; the
 * next form that offers it shows it again. Use it once for each shown form.
 *
 * @param languages languages of the shown form
 * @param wanted the author's language, which outlives the form
 */
export function useKeptLanguage(
  languages: readonly Language[],
  { language, choose }: Shown,
  wanted: RefObject<Language>,
): void {
  const isNew = useRef(true);
  useEffect(() => {
    const wasNew = isNew.current;
    isNew.current = false;
    // The form has changed the language, not the author.
    if (!languages.includes(wanted.current)) return;
    if (wasNew && language !== wanted.current) choose(wanted.current);
    else wanted.current = language;
  }, [languages, language, choose, wanted]);
}
