/** The JSON files of the small forms, as text. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob('../forms/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

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
      source: { language: 'json', code: SOURCES[`../forms/${form}.json`] ?? '' },
    },
  } as const;
}
