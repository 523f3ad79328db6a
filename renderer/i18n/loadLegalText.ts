import type { Language } from '#engine';

/** The name of a legal text of the product. */
export type LegalText = 'general-terms' | 'collection-statement' | 'faq';

/**
 * Loads a legal text in one language. Each text is its own chunk.
 *
 * @returns the text in the Markdown subset that `Markdown` renders
 * @throws {TypeError} when the chunk cannot be loaded
 */
export async function loadLegalText(name: LegalText, language: Language): Promise<string> {
  const { default: text } = await CHUNKS[language][name]();
  return text;
}

type Chunk = () => Promise<{ readonly default: string }>;

const CHUNKS: Readonly<Record<Language, Readonly<Record<LegalText, Chunk>>>> = {
  en: {
    'general-terms': () => import('./legal/en/general-terms.md?raw'),
    'collection-statement': () => import('./legal/en/collection-statement.md?raw'),
    faq: () => import('./legal/en/faq.md?raw'),
  },
  'zh-Hant': {
    'general-terms': () => import('./legal/zh-Hant/general-terms.md?raw'),
    'collection-statement': () => import('./legal/zh-Hant/collection-statement.md?raw'),
    faq: () => import('./legal/zh-Hant/faq.md?raw'),
  },
  'zh-Hans': {
    'general-terms': () => import('./legal/zh-Hans/general-terms.md?raw'),
    'collection-statement': () => import('./legal/zh-Hans/collection-statement.md?raw'),
    faq: () => import('./legal/zh-Hans/faq.md?raw'),
  },
};
