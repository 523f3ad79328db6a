import type { Language } from '#engine';
import zhHans from '../../renderer/i18n/locales/zh-Hans/common.json' with { type: 'json' };
import zhHant from '../../renderer/i18n/locales/zh-Hant/common.json' with { type: 'json' };

/**
 * The portal's part of a title. The page already contains the English part, from the build setting
 * VITE_TITLE.
 */
const SITE: Readonly<Record<Language, string | undefined>> = {
  en: undefined,
  'zh-Hant': zhHant.siteTitle,
  'zh-Hans': zhHans.siteTitle,
};

/**
 * Sets the title of a prerendered page to the form's title and the portal's name in the page's
 * language. The hydrated page has the same title, so the tab title does not change.
 *
 * @param shell the page around the prerendered screen, with the portal's English title
 * @param title the title of the form, as text
 */
export function withPageTitle(shell: string, title: string, language: Language): string {
  return shell.replace(
    /<title>([^<]*)<\/title>/,
    (_, english: string) => `<title>${escapeHtml(title)} – ${site(language) ?? english}</title>`,
  );
}

function site(language: Language): string | undefined {
  const name = SITE[language];
  return name === undefined ? undefined : escapeHtml(name);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
