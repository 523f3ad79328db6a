import type { Feature } from '../definition/features.ts';
import type { Texts } from '../definition/JsonSchema.ts';

/** The values of a portal's configuration for texts. */
export interface PortalFacts {
  /** The customer service hotline, as displayed. */
  readonly hotline: string;
  /** The features of the portal. */
  readonly features: readonly Feature[];
}

/**
 * Fills a text with the values of the portal: `{phone}` becomes the hotline.
 * `{{#identityApp}}…{{/identityApp}}` stays if the portal has the feature,
 * `{{^identityApp}}…{{/identityApp}}` if it does not. Other placeholders (`{n}`, `{0}`,
 * `{/pointer}`) stay for the code that shows the text.
 *
 * @see specification, document 1, section 9 "Customer service hotline"
 *
 * @example
 * const text = 'Call {phone}{{#identityApp}} or use the app{{/identityApp}}, {n}';
 * portalText(text, { hotline: '3105 0000', features: [] }); // 'Call 3105 0000, {n}'
 * portalText(text, { hotline: '3105 0000', features: ['identityApp'] });
 * // 'Call 3105 0000 or use the app, {n}'
 */
export function portalText(text: string, { hotline, features }: PortalFacts): string {
  const names: readonly string[] = features;
  return text
    .replace(PART, (_, sign: string, name: string, part: string) =>
      names.includes(name) === (sign === '#') ? part : '',
    )
    .replaceAll('{phone}', () => hotline);
}

/**
 * Fills every text of one language (see `portalText`).
 *
 * @example
 * portalTexts({ help: 'Call {phone}' }, { hotline: '3105 0000', features: [] });
 * // { help: 'Call 3105 0000' }
 */
export function portalTexts(texts: Texts, facts: PortalFacts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, portalText(text, facts)]),
  );
}

const PART = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
