import en from '../locales/en/handOver.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/handOver.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/handOver.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts about a form that is passed from signer to signer. */
export const HAND_OVER: LazyTexts<typeof en> = {
  namespace: 'handOver',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
