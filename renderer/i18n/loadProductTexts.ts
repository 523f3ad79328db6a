import type { Language } from '#engine';
import { addWords, type FormWords } from './formWords.ts';
import { TEXT_RULES } from './i18n.ts';
import type { ProductTexts } from './languages/ProductTexts.ts';

/**
 * Loads the product's texts of one language in one chunk. Registers the texts of the fields,
 * widgets and templates.
 *
 * @throws {TypeError} when the chunk cannot be loaded (no network, a new release)
 */
export async function loadProductTexts(language: Language): Promise<ProductTexts> {
  const { texts, form } = await CHUNKS[language]();
  addWords(language, form, TEXT_RULES);
  return texts;
}

interface Chunk {
  readonly texts: ProductTexts;
  /** Texts of the fields, widgets and templates, which need no catalogue. */
  readonly form: FormWords;
}

const CHUNKS: Readonly<Record<Language, () => Promise<Chunk>>> = {
  en: () => import('./languages/en.ts'),
  'zh-Hant': () => import('./languages/zhHant.ts'),
  'zh-Hans': () => import('./languages/zhHans.ts'),
};
