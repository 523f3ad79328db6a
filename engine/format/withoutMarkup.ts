/**
 * Converts a text in the locales' Markdown subset to plain paragraphs, one per line: headings and
 * bold words without marks, list items with a bullet, a link with its URL in brackets.
 *
 * @example
 * withoutMarkup('## Fees\n- **HK$10** a copy'); // 'Fees\n• HK$10 a copy'
 * withoutMarkup('See [the guide](https://example.hk/guide)');
 * // 'See the guide (https://example.hk/guide)'
 */
export function withoutMarkup(text: string): string {
  return text
    .replace(/\*\*/g, '')
    .replace(/^#{2,4} +/gm, '')
    .replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, '$1 ($2)')
    .replace(/^- /gm, '• ');
}
