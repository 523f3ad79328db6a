import type { Language } from '#engine';
import { addWords, type FormWords } from '../form/words.ts';
import type { ProductTexts } from './ProductTexts.ts';

/**
 * Fetches the product's texts of one language, those of the form part among them, a chunk each; a
 * second call gives the same.
 *
 * @throws when the chunk cannot be fetched (no network, a new release)
 */
export async function loadProductTexts(language: Language): Promise<ProductTexts> {
  const { texts, form } = await CHUNKS[language]();
  addWords(language, form);
  return texts;
}

interface Chunk {
  readonly texts: ProductTexts;
  /** Of the form part, which needs no catalogue. */
  readonly form: FormWords;
}

const CHUNKS: Readonly<Record<Language, () => Promise<Chunk>>> = {
  en: () => import('./languages/en.ts'),
  'zh-Hant': () => import('./languages/zhHant.ts'),
  'zh-Hans': () => import('./languages/zhHans.ts'),
};
