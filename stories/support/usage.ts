import { SMALL_FORMS } from 'virtual:story-sources';

/**
 * Parameters of a story file about one small form: its documentation shows the JSON that an author
 * writes to get what is seen.
 *
 * @param form name of a file in `stories/forms`
 * @param words what to know before using it
 */
export function usage(form: string, words: string) {
  return {
    docs: {
      description: { component: words },
      source: { language: 'json', code: SMALL_FORMS[form] ?? '' },
    },
  } as const;
}
