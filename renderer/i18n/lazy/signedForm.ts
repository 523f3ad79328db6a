import en from '../locales/en/signedForm.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/signedForm.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/signedForm.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts about a signed form and about missing signatures. */
export const SIGNED_FORM: LazyTexts<typeof en> = {
  namespace: 'signedForm',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
