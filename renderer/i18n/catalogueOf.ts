import type { i18n as I18n } from 'i18next';
import type { Catalogue } from '#engine';

/** The namespaces that may contain the text of a message key, in order of precedence. */
const SHELVES = ['errors', 'payment', 'signing', 'validation'] as const;

/** Returns the product's messages in the current language. */
export function catalogueOf(i18n: I18n): Catalogue {
  return (key, args) => {
    const shelf = SHELVES.find((namespace) => i18n.exists(key, { ns: namespace }));
    if (shelf === undefined) return undefined;
    const [count] = args;
    // Some languages have a different text for the number one (`_one`).
    const counted = typeof count === 'number' ? { count } : {};
    return i18n.t(key, { ns: shelf, ...Object.fromEntries(args.entries()), ...counted });
  };
}
