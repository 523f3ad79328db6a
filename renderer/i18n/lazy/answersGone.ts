import en from '../locales/en/answersGone.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/answersGone.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/answersGone.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/**
 * Texts of the page after a reload of the acknowledgement, when the answers are no longer
 * available.
 */
export const ANSWERS_GONE: LazyTexts<typeof en> = {
  namespace: 'answersGone',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
