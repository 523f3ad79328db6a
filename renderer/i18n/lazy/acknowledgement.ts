import en from '../locales/en/acknowledgement.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/acknowledgement.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/acknowledgement.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts of the acknowledgement. */
export const ACKNOWLEDGEMENT: LazyTexts<typeof en> = {
  namespace: 'acknowledgement',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
