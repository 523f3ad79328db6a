import type { Language } from '#engine';
import type { ProductTexts } from './ProductTexts.ts';

/**
 * Fetches the product's texts of one language, a chunk each; a second call gives the same.
 *
 * @throws when the chunk cannot be fetched (no network, a new release)
 */
export async function loadProductTexts(language: Language): Promise<ProductTexts> {
  const { texts } = await CHUNKS[language]();
  return texts;
}

const CHUNKS: Readonly<Record<Language, () => Promise<{ readonly texts: ProductTexts }>>> = {
  en: () => import('./languages/en.ts'),
  'zh-Hant': () => import('./languages/zhHant.ts'),
  'zh-Hans': () => import('./languages/zhHans.ts'),
};
