import type { Feature } from '../definition/features.ts';
import type { Texts } from '../definition/JsonSchema.ts';

/** What a portal's configuration puts into texts. */
export interface PortalFacts {
  /** The customer service hotline, as it is to be read. */
  readonly hotline: string;
  /** Features that the portal has. */
  readonly features: readonly Feature[];
}

/**
 * Fills a text with the facts of the portal: `{phone}` becomes the hotline, and a part for a feature
 * stays or goes. `{{#identityApp}}…{{/identityApp}}` stays where the portal has the feature,
 * `{{^identityApp}}…{{/identityApp}}` where it does not. Other placeholders (`{n}`, `{0}`,
 * `{/pointer}`) are left for the code that shows the text.
 *
 * @see specification, document 1, section 9 "Customer service hotline"
 */
export function portalText(text: string, { hotline, features }: PortalFacts): string {
  const names: readonly string[] = features;
  return text
    .replace(PART, (_, sign: string, name: string, part: string) =>
      names.includes(name) === (sign === '#') ? part : '',
    )
    .replaceAll('{phone}', () => hotline);
}

/** Fills every text of one language; see `portalText`. */
export function portalTexts(texts: Texts, facts: PortalFacts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, portalText(text, facts)]),
  );
}

const PART = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
