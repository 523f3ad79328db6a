import type { Language } from '#engine';
import english from '../../renderer/i18n/locales/en/payment.json' with { type: 'json' };
import simplified from '../../renderer/i18n/locales/zh-Hans/payment.json' with { type: 'json' };
import traditional from '../../renderer/i18n/locales/zh-Hant/payment.json' with { type: 'json' };

/** The texts of the payment dialog in each language. */
export const PAYMENT_TEXTS: Readonly<Record<Language, typeof english>> = {
  en: english,
  'zh-Hant': traditional,
  'zh-Hans': simplified,
};
