import { SMALL_FORMS } from 'virtual:story-sources';

/**
 * Returns the parameters of a story file about one small form. Its documentation shows the JSON
 * that an author writes for it.
 *
 * @param form name of a file in `stories/forms`
 * @param words facts that an author must know before using the form's parts
 */
export function usage(form: string, words: string) {
  return {
    docs: {
      description: { component: words },
      source: { language: 'json', code: SMALL_FORMS[form] ?? '' },
    },
  } as const;
}
