import type { Texts } from '../definition/JsonSchema.ts';

/**
 * Puts the customer service hotline where the texts of a form say `{phone}`. Every other place
 * (`{n}`, `{0}`, `{/pointer}`) is filled by who shows the text, and stays.
 *
 * @param texts of one language, as the form's author wrote them
 * @param phone the hotline of the configuration, as it is to be read
 * @see specification, document 1, section 9 "Customer service hotline"
 */
export function withHotline(texts: Texts, phone: string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll('{phone}', () => phone)]),
  );
}
