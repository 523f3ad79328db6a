import en from '../locales/en/forms.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/forms.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/forms.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts of the list of forms. */
export const FORMS: LazyTexts<typeof en> = {
  namespace: 'forms',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
