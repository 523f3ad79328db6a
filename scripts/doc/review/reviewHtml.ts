import { LANGUAGE_CODES, type Language } from '#engine';
import { escapeHtml } from '../../../server/pages/htmlPage.ts';
import type { ReviewBlock, ReviewLine } from './ReviewBlock.ts';
import { REVIEW_CSS } from './reviewCss.ts';
import { wordsOf } from './words/wordsOf.ts';

/** The blocks of a form in one language. */
export interface ReviewColumn {
  readonly language: Language;
  readonly blocks: readonly ReviewBlock[];
}

/**
 * Returns the page of a form as one HTML file without scripts: it opens from disk and prints. With
 * several columns, the languages of a block appear side by side.
 *
 * @param columns one column for each language, the first one decides the order of the blocks
 */
export function reviewHtml(columns: readonly ReviewColumn[]): string {
  const [first] = columns;
  if (!first) throw new RangeError('Cannot write the page: it needs a language');
  const [cover] = first.blocks;
  const code = cover?.lines[0]?.texts[0] ?? '';
  const title = `${code} ${cover?.title ?? ''}`.trim();
  const rows = first.blocks.map((block) => rowOf(block, columns));
  const [coverRow = '', ...others] = rows;
  return `<!doctype html>
<html lang="${LANGUAGE_CODES[first.language].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${REVIEW_CSS}</style>
</head>
<body class="columns-${columns.length}">
<main>
${coverRow}
${contentsOf(first)}
${others.join('\n')}
</main>
</body>
</html>
`;
}

function rowOf(block: ReviewBlock, columns: readonly ReviewColumn[]): string {
  const cells = columns.map(({ language, blocks }) => {
    const own = blocks.find(({ key }) => key === block.key);
    const { html } = LANGUAGE_CODES[language];
    return `<div lang="${html}">${own ? blockHtml(own) : ''}</div>`;
  });
  return `<section class="level-${block.level}" id="${idOf(block.key)}">${cells.join('')}</section>`;
}

function blockHtml({ level, number, title, lines }: ReviewBlock): string {
  const before = number === undefined ? '' : `<span class="number">${number}</span> `;
  const heading = `<h${level}>${before}${escapeHtml(title)}</h${level}>`;
  const named = lines.filter(({ name }) => name !== undefined);
  const prose = lines.filter(({ name }) => name === undefined);
  const list = named.map(
    ({ name = '', texts }) => `<dt>${escapeHtml(name)}</dt><dd>${valueHtml(texts)}</dd>`,
  );
  return `${heading}${prose.map(proseHtml).join('')}${list.length > 0 ? `<dl>${list.join('')}</dl>` : ''}`;
}

function valueHtml(texts: readonly string[]): string {
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return escapeHtml(only);
  return `<ul>${texts.map((text) => `<li>${escapeHtml(text.replace(/^• /, ''))}</li>`).join('')}</ul>`;
}

/** Returns paragraphs; neighbouring points become one list. */
function proseHtml({ texts }: ReviewLine): string {
  const parts: string[] = [];
  let points: string[] = [];
  const flush = () => {
    if (points.length > 0) parts.push(`<ul>${points.join('')}</ul>`);
    points = [];
  };
  for (const text of texts) {
    if (text.startsWith('• ')) points.push(`<li>${escapeHtml(text.slice(2))}</li>`);
    else {
      flush();
      parts.push(paragraphHtml(text));
    }
  }
  flush();
  return parts.join('');
}

function paragraphHtml(text: string): string {
  if (!text.startsWith('# ')) return `<p>${escapeHtml(text)}</p>`;
  return `<p><b>${escapeHtml(text.slice(2))}</b></p>`;
}

function contentsOf({ language, blocks }: ReviewColumn): string {
  const { contents } = wordsOf(language).headings;
  const entries = blocks
    .filter(({ level }) => level === 2)
    .map(({ key, title }) => `<li><a href="#${idOf(key)}">${escapeHtml(title)}</a></li>`);
  return `<nav aria-label="${escapeHtml(contents)}"><h2>${escapeHtml(contents)}</h2><ol>${entries.join('')}</ol></nav>`;
}

/** Returns the id of a block: letters, digits and hyphens only. */
function idOf(key: string): string {
  return `part-${key.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
}
