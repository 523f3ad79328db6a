import en from '../locales/en/imports.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/imports.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/imports.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts about saved files of other forms. */
export const IMPORTS: LazyTexts<typeof en> = {
  namespace: 'imports',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
