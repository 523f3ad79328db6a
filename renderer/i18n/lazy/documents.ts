import en from '../locales/en/documents.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/documents.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/documents.json' with { type: 'json' };
import type { LazyTexts } from './useLazyTexts.ts';

/** Texts about printed documents that are submitted with the form. */
export const DOCUMENTS: LazyTexts<typeof en> = {
  namespace: 'documents',
  texts: { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans },
};
