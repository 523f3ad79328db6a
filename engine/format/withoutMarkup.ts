/**
 * The Markdown subset of the locales as plain paragraphs, one on each line: headings and strong words
 * without their marks, points of a list with a bullet, a link with its address in brackets.
 */
export function withoutMarkup(text: string): string {
  return text
    .replace(/\*\*/g, '')
    .replace(/^#{2,4} +/gm, '')
    .replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, '$1 ($2)')
    .replace(/^- /gm, '• ');
}
