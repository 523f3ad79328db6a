import type { Language } from '#engine';
import type { PrintPage } from './PrintPage.ts';

const HONG_KONG_FIRST = ['Noto Sans HK', 'Noto Sans SC'];
const MAINLAND_FIRST = ['Noto Sans SC', 'Noto Sans HK'];

/** The language, region and fonts of a document, by the applicant's language. */
export const TYPOGRAPHY: Readonly<
  Record<Language, Pick<PrintPage, 'lang' | 'region' | 'chineseRegion' | 'fonts'>>
> = {
  en: { lang: 'en', region: 'hk', chineseRegion: 'hk', fonts: HONG_KONG_FIRST },
  'zh-Hant': { lang: 'zh', region: 'hk', chineseRegion: 'hk', fonts: HONG_KONG_FIRST },
  'zh-Hans': { lang: 'zh', region: 'cn', chineseRegion: 'cn', fonts: MAINLAND_FIRST },
};
