import en from '../locales/en/textSize.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/textSize.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/textSize.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts of the help for the text size. */
export const TEXT_SIZE: LazyTexts<typeof en> = {
  namespace: 'textSize',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
