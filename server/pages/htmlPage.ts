import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';

/** A page that the server writes itself: no script, one stylesheet. */
export interface HtmlPage {
  readonly language: Language;
  readonly title: string;
  /** Address of the stylesheet. */
  readonly styles: string;
  /** Content of `main`: markup, in which every text has gone through `escapeHtml`. */
  readonly main: string;
  /** Address of the same page in another language; absent where there is one language only. */
  readonly inLanguage?: (language: Language) => string;
}

/** Writes a page with its language links. */
export function htmlPage({ language, title, styles, main, inLanguage }: HtmlPage): string {
  return `<!doctype html>
<html lang="${LANGUAGE_CODES[language].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(styles)}">
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

/** Makes a text harmless in markup and in quoted attributes. */
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
