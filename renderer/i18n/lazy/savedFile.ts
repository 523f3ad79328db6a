import en from '../locales/en/savedFile.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/savedFile.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/savedFile.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts about saved files, including those that a certificate opens. */
export const SAVED_FILE: LazyTexts<typeof en> = {
  namespace: 'savedFile',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
