/** The namespaces of the texts. Each is one file of the catalogue. */
export const NAMESPACES = [
  'common',
  'wizard',
  'validation',
  'payment',
  'signing',
  'errors',
] as const;

/** The product's texts of one language, by namespace and key. */
export type ProductTexts = Readonly<
  Record<(typeof NAMESPACES)[number], Readonly<Record<string, string>>>
>;
