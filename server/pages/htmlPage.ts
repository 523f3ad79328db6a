import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';

/** A page that the server renders: one stylesheet, and an optional script. */
export interface HtmlPage {
  readonly language: Language;
  readonly title: string;
  /** URL of the stylesheet. */
  readonly styles: string;
  /** URL of a script; the page must work without it. */
  readonly script?: string | undefined;
  /** Markup of `main`, in which every text was escaped by `escapeHtml`. */
  readonly main: string;
  /**
   * Returns the URL of the same page in another language; absent when there is only one language.
   */
  readonly inLanguage?: (language: Language) => string;
}

/** Renders a page with its language links. */
export function htmlPage(page: HtmlPage): string {
  const { language, title, styles, script, main, inLanguage } = page;
  return `<!doctype html>
<html lang="${LANGUAGE_CODES[language].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(styles)}">${
    script
      ? `
<script src="${escapeHtml(script)}" defer></script>`
      : ''
  }
</head>
<body>
${inLanguage ? languageLinks(language, inLanguage) : ''}
<main>
${main}
</main>
</body>
</html>
`;
}

function languageLinks(
  language: Language,
  inLanguage: NonNullable<HtmlPage['inLanguage']>,
): string {
  const links = LANGUAGES.filter((each) => each !== language).map(
    (each) =>
      `<a href="${escapeHtml(inLanguage(each))}" lang="${LANGUAGE_CODES[each].html}">${NAMES[each]}</a>`,
  );
  return `<nav aria-label="${LANGUAGE_WORD[language]}">${links.join('\n')}</nav>`;
}

/** Escapes a text for markup and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

const LANGUAGE_WORD: Readonly<Record<Language, string>> = {
  en: 'Language',
  'zh-Hant': '語言',
  'zh-Hans': '语言',
};
