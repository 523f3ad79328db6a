import type { i18n as I18n } from 'i18next';
import type { Catalogue } from '#engine';

/** Where the words of a message key may stand. */
const SHELVES = ['errors', 'payment', 'signing', 'validation'] as const;

/** The product's messages in the language that the catalogue shows now. */
export function catalogueOf(i18n: I18n): Catalogue {
  return (key, args) => {
    const shelf = SHELVES.find((namespace) => i18n.exists(key, { ns: namespace }));
    if (shelf === undefined) return undefined;
    const [count] = args;
    // Of a number, the words for one are others where a language has such (`_one`).
    const counted = typeof count === 'number' ? { count } : {};
    return i18n.t(key, { ns: shelf, ...Object.fromEntries(args.entries()), ...counted });
  };
}
