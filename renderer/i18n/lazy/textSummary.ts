import en from '../locales/en/textSummary.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/textSummary.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/textSummary.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts of the answers as plain text. */
export const TEXT_SUMMARY: LazyTexts<typeof en> = {
  namespace: 'textSummary',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
